import { Secret, TOTP } from 'otpauth';

/** Secret of an authenticator app: 160 bits, as RFC 4226 asks for. */
export function makeSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that authenticator apps take as a QR code; `issuer` and `name` are what the app shows beside the code. */
export function secretUri({ issuer, name, secret }: Readonly<Record<'issuer' | 'name' | 'secret', string>>): string {
  return appOf(secret, { issuer, label: name }).toString();
}

/**
 * The 30 seconds (counted from 1970) that a code of six digits belongs to: the present ones, or those before and after,
 * because clocks differ. Nothing when it is none of these three.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const app = appOf(secret);
  const timestamp = now.getTime();
  const delta = app.validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : app.counter({ timestamp }) + delta;
}

// What every authenticator app can do: SHA-1, six digits, 30 seconds (RFC 6238).
function appOf(
  secret: string,
  shown: { readonly issuer: string; readonly label: string } = { issuer: '', label: '' },
): TOTP {
  return new TOTP({ ...shown, algorithm: 'SHA1', digits: 6, period: 30, secret });
}
