/** Taps on the mask count only this long after a dialog opened: a double tap must not close what it opened (row A-380). */
export const MASK_DELAY = 300;

/** Whether a tap on the mask closes the dialog. Times are in milliseconds of one clock. */
export function maskCloses(openedAt: number, tappedAt: number, delay: number = MASK_DELAY): boolean {
  return tappedAt - openedAt >= delay;
}
