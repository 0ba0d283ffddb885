/** The bare ground. */
export function BareBackdrop() {
  return null;
}
