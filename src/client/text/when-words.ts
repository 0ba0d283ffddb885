import type { LanguageTag } from '../../contracts/site.ts';

/**
 * A moment as a player reads it, by the clock of the device: `29 July at 09:30`, with the year where it is another one.
 * Midnight is 00:00 of the day that it begins: without the 24-hour clock named by its first hour, engines write 24:00 for it.
 */
export function whenWords(at: string, language: LanguageTag, now: number): string {
  const moment = new Date(at);
  const year = moment.getFullYear() === new Date(now).getFullYear() ? {} : ({ year: 'numeric' } as const);
  const form = {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...year,
  } as const;
  return new Intl.DateTimeFormat(`${language === 'en' ? 'en-GB' : language}-u-nu-latn`, form).format(moment);
}
