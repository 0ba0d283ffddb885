/** Times and sizes of the specification (§9); a merchant's setting of the same meaning overrides them. */
export const constants = {
  /** Toast durations (rows A-375…A-379, G-362). */
  toastMs: { info: 2000, success: 1500, error: 3000, plain: 1500, short: 3000, long: 8000, freeReject: 2000 },
  /** Unread counts (rows ). */
  unreadPollMs: 60_000,
  countThrottleMs: 250,
  readThrottleMs: 150,
  /** Status refetch: at most once in this time (row A-220). */
  statusIntervalMs: 60_000,
  /** Chat opens after this delay (row A-338). */
  chatDelayMs: 500,
  /** A call that waits longer shows `Slow Connection` (rows A-365, G-352). */
  slowMs: 10_000,
  callTimeoutMs: 30_000,
  /** Loading cap of the chat launch (row G-348). */
  chatWaitMs: 3000,
  /** Home (rows G-105, G-106, G-115). */
  bannerAutoplayMs: 5000,
  bannerSpeedMs: 1000,
  homePageSize: 9,
  /** Language-change refresh (row A-254, decision 46). */
  languageDebounceMs: 250,
} as const;
