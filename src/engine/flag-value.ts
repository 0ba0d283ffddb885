/** The values that say off; whatever is neither these nor on is no switch, and counts as off. */
const offWords: readonly unknown[] = [false, 0, '0', 'N', '', null];

/** Whether a value says clearly that something is on or off. */
export function isSwitch(value: unknown): boolean {
  return isOn(value) || offWords.includes(value);
}

/** On is true, 1, "1" or "Y"; anything else or nothing is off (decision 0b, rows ). */
export function isOn(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'Y';
}
