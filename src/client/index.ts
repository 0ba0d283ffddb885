export { PlatformError } from './platform/platform-error.ts';
export * from './hooks.ts';
export { useErrorText } from './platform/use-error-text.ts';
export { RuntimeProvider, useIsRestored, useRuntime } from './runtime.tsx';
export type * from './platform/content-types.ts';
export type * from './release/release-types.ts';
export type * from './runtime-types.ts';
export type * from './session/session-types.ts';
export type { DialogName } from './shell/dialog-params.ts';
export type * from './shell/shell-types.ts';
export { loadPart } from './shell/load-part.ts';
export type * from './shell/screen-table.ts';
export { askToLogIn } from './session/ask-to-log-in.ts';
export { type MoneyAction, useMoneyActions } from './session/use-money-actions.ts';
export { useTap } from './session/use-tap.ts';
export { askedZone } from './text/asked-zone.ts';
export { dayOf } from './text/day-of.ts';
export { type DateForm, formatDate } from './text/format-date.ts';
export { type DayRange, useDayRange } from './text/use-day-range.ts';
export { type Moments, useMoments } from './text/use-moments.ts';
export { safeUrl } from './shell/links.ts';
export { announcementsKey, loadAnnouncements } from './announcements/announcements.ts';
export { mainImageOf } from './announcements/main-image.ts';
export { useMarquee } from './browser/use-marquee.ts';
export { useNow } from './browser/use-now.ts';
export { SafeHtml } from './text/safe-html.tsx';
export { type ItemView, useItemView } from './shell/use-item-view.ts';
export { useViews } from './shell/use-views.ts';
export { useMarkAnnouncementRead } from './announcements/use-mark-announcement-read.ts';
export { useImageHost } from './platform/image-host.ts';
export { useBalance } from './session/use-balance.ts';
export { useCategory, useScheme } from './shell/use-shell-state.ts';
export {
  type BlockSlot,
  LazyBlock,
  type LazyBlockProps,
  OutletsProvider,
  MemberLine,
  SlotBlocks,
  DeferredBlock,
  type SlotBlocksProps,
} from './shell/slot-blocks.tsx';
export { type Sanitizer, useSanitizer } from './text/use-sanitizer.ts';
export { usePrefetch } from './shell/use-prefetch.ts';
export { useSeen } from './shell/use-seen.ts';
export { useTurn } from './shell/use-turn.ts';
export { whenIdle } from './shell/when-idle.ts';
