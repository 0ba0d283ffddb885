import type { LanguageTag } from '../../../contracts/site.ts';
import type { DeviceSession } from './use-sessions.ts';

type Text = (key: string, values?: Readonly<Record<string, string>>) => string;

/** What a player knows a device by: `Chrome on Android`, or as much of it as the browser reported. */
export function deviceName({ kind, browser, system }: DeviceSession, text: Text): string {
  if (browser !== undefined && system !== undefined) return text('security:deviceName', { browser, system });
  return browser ?? system ?? text(`security:device.${kind}`);
}

const minuteMs = 60_000;
const steps = [
  { unit: 'day', ms: 24 * 60 * minuteMs },
  { unit: 'hour', ms: 60 * minuteMs },
  { unit: 'minute', ms: minuteMs },
] as const;

/** How long ago something was, in the words of the language; nothing when it is less than a minute. */
export function agoWords(ms: number, language: LanguageTag): string | undefined {
  const step = steps.find((one) => ms >= one.ms);
  if (step === undefined) return undefined;
  return new Intl.RelativeTimeFormat(`${language}-u-nu-latn`).format(-Math.floor(ms / step.ms), step.unit);
}

/** Name of a country in a language; the code itself where the language has none. */
export function countryName(code: string, language: LanguageTag): string {
  return new Intl.DisplayNames([language], { type: 'region', fallback: 'code' }).of(code) ?? code;
}
