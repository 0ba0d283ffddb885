export { PlatformError } from './platform-error.ts';
export * from './hooks.ts';
export { useErrorText } from './use-error-text.ts';
export { RuntimeProvider, useRuntime } from './runtime.tsx';
export type * from './content-types.ts';
export type * from './release-types.ts';
export type * from './runtime-types.ts';
export type * from './session-types.ts';
export type * from './shell-types.ts';
export { loadPart } from './load-part.ts';
export type * from './screen-table.ts';
export { askToLogIn } from './ask-to-log-in.ts';
export { type MoneyAction, useMoneyActions } from './use-money-actions.ts';
export { useTap } from './use-tap.ts';
export { dayOf } from './day-of.ts';
export { type DateForm, formatDate } from './format-date.ts';
export { type DayRange, useDayRange } from './use-day-range.ts';
export { type Moments, useMoments } from './use-moments.ts';
export { safeUrl } from './links.ts';
export { announcementsKey, loadAnnouncements } from './announcements.ts';
export { useMarquee } from './use-marquee.ts';
export { useNow } from './use-now.ts';
export { SafeHtml } from './safe-html.tsx';
export { type ItemView, useItemView } from './use-item-view.ts';
export { useViews } from './use-views.ts';
export { useMarkAnnouncementRead } from './use-mark-announcement-read.ts';
export { type Rank, useRank } from './use-rank.ts';
export {
  type Game,
  type GamePage,
  tilePicture,
  type PictureShape,
  readGamePage,
} from './games.ts';
export { tileTheme } from './tile-theme.ts';
export { favouritesKey, type Heart, loadMarked, unmarkedKey, useFavourites } from './use-favourites.ts';
export { useHotGames } from './use-hot-games.ts';
export { useLedGames } from './use-led-games.ts';
export { useImageHost } from './image-host.ts';
export { useBalance } from './use-balance.ts';
export { useLaunch } from './use-launch.ts';
export { useOpenVendor } from './use-open-vendor.ts';
export { useCategory, useScheme } from './use-shell-state.ts';
export {
  type BlockSlot,
  LazyBlock,
  type LazyBlockProps,
  OutletsProvider,
  SlotBlocks,
  DeferredBlock,
  type SlotBlocksProps,
} from './slot-blocks.tsx';
export { useVendorTile, vendorPicture, type VendorTile } from './use-vendor-tile.ts';
export { sortBy } from './sort-by.ts';
export { useVendors, type Vendor, type VendorGroup } from './vendors.ts';
export { type CategoryChoice, useCategories } from './use-categories.ts';
export { useChooseCategory } from './use-choose-category.ts';
export { type Sanitizer, useSanitizer } from './use-sanitizer.ts';
export { usePrefetch } from './use-prefetch.ts';
