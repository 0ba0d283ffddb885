export { type TokenName } from '../contracts/tokens.ts';
export { Accordion, type AccordionItem, type AccordionProps } from './content/accordion.tsx';
export { ListAccordion } from './content/list-accordion.tsx';
export { Article, type ArticleProps } from './content/article.tsx';
export { Artwork, type ArtworkProps } from './content/artwork.tsx';
export { Avatar, avatarSigns, type AvatarProps } from './content/avatar.tsx';
export { Callout, type CalloutProps } from './content/callout.tsx';
export { Countdown, type CountdownProps } from './content/countdown.tsx';
export {
  type Outcome,
  type RecordDay,
  type RecordEntry,
  RecordList,
  type RecordListProps,
} from './content/record-list.tsx';
export { type LadderLevel, LevelLadder, type LevelLadderProps, type LevelState } from './content/level-ladder.tsx';
export { EmptyState, type EmptyStateProps } from './content/empty-state.tsx';
export { ErrorCard, type ErrorCardProps } from './content/error-card.tsx';
export { Disclosure, type DisclosureProps } from './content/disclosure.tsx';
export { DrawRow, type DrawRowProps } from './content/draw-row.tsx';
export { type Fact, FactList, type FactListProps } from './content/fact-list.tsx';
export { FigureGrid, type FigureGridProps } from './content/figure-grid.tsx';
export { InviteCard, type InviteCardProps } from './content/invite-card.tsx';
export { ListRow, type ListRowProps } from './content/list-row.tsx';
export { PickRow, type PickRowProps } from './content/pick-row.tsx';
export { OfferPage, type OfferPageProps } from './content/offer-page.tsx';
export { LeadRow, type LeadRowProps } from './content/lead-row.tsx';
export { Dotted } from './content/dotted.tsx';
export { FromTo } from './content/from-to.tsx';
export { PictureCard, type PictureCardProps } from './content/picture-card.tsx';
export { ProgressMeter, type ProgressMeterProps } from './content/progress-meter.tsx';
export { festoonLamp, festoonWire } from './content/festoon.ts';
export { QrCode, type QrCodeProps } from './content/qr-code.tsx';
export { ButtonRow, ScreenBody } from './content/screen-body.tsx';
export { Skeleton, type SkeletonProps, type SkeletonShape } from './content/skeleton.tsx';
export { StatedList, type StatedListProps, type StatedRow } from './content/stated-list.tsx';
export { useLayout } from './content/use-layout.ts';
export { VendorCard, type VendorCardProps, VendorCards } from './content/vendor-card.tsx';
export { Badge, type BadgeProps } from './controls/badge.tsx';
export { Chip, ChipRow } from './controls/chips.tsx';
export { keepInRow } from './controls/keep-in-row.ts';
export { Button, type ButtonProps, type ButtonTone } from './controls/button.tsx';
export { Checkbox, type CheckboxProps } from './controls/checkbox.tsx';
export { type Choice, ChoiceGroup, type ChoiceGroupProps } from './controls/choice-group.tsx';
export { type MoneyCurrency } from './controls/format-money.ts';
export { moneyText } from './controls/money-text.ts';
export { IconButton, type IconButtonProps } from './controls/icon-button.tsx';
export { Money, type MoneyProps } from './controls/money.tsx';
export { SignedMoney, type SignedMoneyProps } from './controls/signed-money.tsx';
export { Switch, type SwitchProps } from './controls/switch.tsx';
export { TabPanel, type TabPanelProps, Tabs, type TabsProps } from './controls/tabs.tsx';
export { ChoiceField, type ChoiceFieldProps } from './fields/choice-field.tsx';
export { CodeField, type CodeFieldProps, GetCodeButton, type GetCodeButtonProps } from './fields/code-field.tsx';
export { DateField, type DateFieldProps } from './fields/date-field.tsx';
export { DateRange, type DateRangeProps, type PickedRange } from './fields/date-range.tsx';
export { type FieldFrameProps } from './fields/field-frame.tsx';
export type { FieldProps } from './fields/field-props.ts';
export { PasswordField, type PasswordFieldProps } from './fields/password-field.tsx';
export { type DialingCode, PhoneField, type PhoneFieldProps } from './fields/phone-field.tsx';
export { TextField, type TextFieldProps } from './fields/text-field.tsx';
export { Icon, type IconProps, type IconSize } from './icon/icon.tsx';
export { Dialog, type DialogProps } from './overlay/dialog.tsx';
export { Sheet, type SheetProps } from './overlay/sheet.tsx';
export { SideMenuPanel, type SideMenuPanelProps } from './overlay/side-menu-panel.tsx';
export { type Toast, type ToastKind, ToastRegion, type ToastRegionProps } from './overlay/toast-region.tsx';
export { BalanceCard, type BalanceCardProps } from './shell/balance-card.tsx';
export { BannerCarousel, type BannerCarouselProps } from './shell/banner/banner-carousel.tsx';
export type { Banner } from './shell/banner/banner-props.ts';
export { Card, type CardProps } from './shell/card.tsx';
export { chamferFrame } from './shell/chamfer.ts';
export { CategoryNav } from './shell/category-nav/category-nav.tsx';
export { FillingPage } from './shell/filling-page.ts';
export { FormSheet, type FormSheetProps, SheetFoot } from './shell/form-sheet.tsx';
export { Header } from './shell/header/header.tsx';
export { LobbyStack, type LobbyStackProps } from './shell/lobby-stack.tsx';
export { MemberCard, type MemberCardProps } from './shell/member-card.tsx';
export { MenuGrid, type MenuGridItem, type MenuGridProps } from './shell/menu-grid.tsx';
export { NoticeTicker, type NoticeTickerProps } from './shell/notice-ticker.tsx';
export { PageFrame, type PageFrameProps } from './shell/page-frame.tsx';
export type { FormModules } from './inner-forms/inner-form.ts';
export type { PageHeadProps } from './page-forms/page-form.ts';
export { usePageForm } from './page-forms/use-page-form.ts';
export { OfferCard, type OfferCardProps } from './shell/offer-card.tsx';
export { PrizeCard, type PrizeCardProps } from './shell/prize-card.tsx';
export { ScreenIntro, type ScreenIntroProps } from './shell/screen-intro.tsx';
export { SectionHeading, type SectionHeadingProps } from './shell/section-heading.tsx';
export type {
  BalanceView,
  CategoryNavItem,
  CategoryNavProps,
  HeaderAccount,
  HeaderProps,
  HeaderShortcut,
  ShellAction,
  TabBarItem,
  TabBarProps,
} from './shell/shell-props.ts';
export { TabBar } from './shell/tab-bar/tab-bar.tsx';
export { GameTile } from './shell/tile/game-tile.tsx';
export type { GameTileProps, Picture } from './shell/tile/tile-props.ts';
export {
  TileGrid,
  type TileSetProps,
  type TileShape,
  TileShelf,
  useIsLine,
  useTileShape,
} from './shell/tile/tile-sets.tsx';
export { useTileLine } from './shell/tile/use-tile-line.ts';
export { TitleBar } from './shell/title-bar/title-bar.tsx';
export { shellFormIds, type ShellFormName, type ShellForms } from './theme/shell-forms.ts';
export {
  type ErrorNoteProps,
  type FormModuleHook,
  ThemeProvider,
  type ThemeProviderProps,
  type UiText,
  type UiTextKey,
  useVariants,
} from './theme/theme-provider.tsx';
export { motion } from './theme/motions.ts';
export { low } from './theme/media.ts';
export { token } from './theme/token.ts';
