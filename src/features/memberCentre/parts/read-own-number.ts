/**
 * A written mobile number as the platform takes it, in the dialling code that it names or else the site's: a number pasted
 * with its country code must not become a stranger's. What knows the numbers of all countries is loaded when it is asked.
 */
export async function readOwnNumber(
  written: string,
  dialingCode: string,
): Promise<{ readonly value: string; readonly countryDialingCode: string }> {
  const [{ readMobileNumber }, { dialingCodes }] = await Promise.all([
    import('../../../forms/read-mobile-number.ts'),
    import('../../../forms/dialing-codes.ts'),
  ]);
  const codes = dialingCodes.map(({ code }) => code);
  const { number, dialingCode: named } = readMobileNumber(written.trim(), { dialingCode, codes });
  return { value: number, countryDialingCode: named ?? dialingCode };
}
