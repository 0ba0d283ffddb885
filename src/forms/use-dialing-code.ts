import { useResource, useSite, usePlatform } from '../client/hooks.ts';
import { normaliseDialingCode } from './normalise-dialing-code.ts';

/** The dialling code that a mobile number starts with: of the visitor's country, else the merchant's (row A-345). */
export function useDialingCode(): string {
  const platform = usePlatform();
  const { identity } = useSite();
  const country = useResource<unknown>('system.country', () => platform.call('systemCountry', { quiet: true }));
  return codeOf(country.value) ?? identity.dialingCode;
}

function codeOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('dialingCode' in value)) return undefined;
  return normaliseDialingCode(value.dialingCode);
}
