import parsePhoneNumber from 'libphonenumber-js/min';

/** Whether digits are a number of a country with its own dialling code in front, and none without it. */
export function repeatsCode(digits: string, dialingCode: string): boolean {
  const code = dialingCode.replace('+', '');
  if (!digits.startsWith(code)) return false;
  const isNational = parsePhoneNumber(digits, { defaultCallingCode: code, extract: false })?.nationalNumber === digits;
  return !isNational && parsePhoneNumber(`+${digits}`)?.isValid() === true;
}
