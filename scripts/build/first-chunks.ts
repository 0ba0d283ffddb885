/** Libraries of every page: one chunk that outlives our own releases in the browser's cache. */
const libraries =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis|i18next|react-i18next|zustand)\//;

/** Our own modules that the first page and most others share: as one chunk they compress better than as twenty. */
const shared = [
  'contracts/(endpoints|browser-names|tokens)',
  'engine/(compose|slots|member|conditions)',
  'client/(hooks|resources|announcements|runtime|links|error|constants|use-tap|use-shell|slot-blocks|vendors|use-categories|image-host|games|use-launch|use-sanitizer)',
  'ui/(theme|icon)/',
  'ui/shell/(header|tab-bar|category-nav|tile|banner|page-frame|press-target|wordmark|backdrop|fringe|double-rule|truck|balance-controls|section-heading|notice-ticker|lobby-stack)',
  'ui/controls/(button|badge|icon-button|money|format-money)',
  'ui/content/(link-tap|skeleton|screen-body|error-card|flower|empty-state)',
];

/** Chunks of the first load; everything else is split by screen. */
export const firstChunks = {
  groups: [
    { name: 'vendor', test: libraries },
    { name: 'shell', test: new RegExp(`/src/(${shared.join('|')})`) },
  ],
};

/** What a lazily loaded chunk needs beside the first chunks, which are here by then: those are not asked for again. */
export function dependenciesOf(_chunk: string, dependencies: readonly string[]): string[] {
  return dependencies.filter((file) => !/\/(vendor|shell|app|rolldown-runtime)-[^/]*\.js$/.test(file));
}
