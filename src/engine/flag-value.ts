/** On is true, 1, "1" or "Y"; anything else or nothing is off (decision 0b, rows ). */
export function isOn(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'Y';
}
