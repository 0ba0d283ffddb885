import type { SettingValues } from '../../contracts/generated/setting-values.ts';

/** A day of the calendar, without time and zone. */
interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Earliest year that a date of birth may have (row A-101). */
export const EARLIEST_BIRTH_YEAR = 1900;

/** The message key below `forms:error.` for a date of birth, or nothing when it is fine (row A-291, decision 31). */
export function birthdayFault(
  value: string,
  today: string,
  minimumAge: number,
): 'birthdayFormat' | 'tooYoung' | undefined {
  const born = readDay(value);
  const now = readDay(today);
  if (born === undefined || now === undefined || born.year < EARLIEST_BIRTH_YEAR) return 'birthdayFormat';
  if (isAfter(born, now)) return 'birthdayFormat';
  return ageOn(born, now) < minimumAge ? 'tooYoung' : undefined;
}

function readDay(text: string): Day | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (match === null) return undefined;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? { year, month, day } : undefined;
}

function isAfter(one: Day, other: Day): boolean {
  return compare(one, other) > 0;
}

function compare(one: Day, other: Day): number {
  return one.year - other.year || one.month - other.month || one.day - other.day;
}

function ageOn(born: Day, now: Day): number {
  const hadBirthday = compare({ ...born, year: now.year }, now) <= 0;
  return now.year - born.year - (hadBirthday ? 0 : 1);
}

/** Least age by date of birth: the setting, and at least 21 where identities are checked (rows ). */
export function minimumAge(settings: Pick<SettingValues, 'ages.birthday' | 'registration.kyc'>): number {
  const own = settings['ages.birthday'];
  return settings['registration.kyc'] ? Math.max(own, 21) : own;
}

/** Age that the consent box names: never below the one that the date of birth must give, so that no form says two ages. */
export function consentAge(settings: Pick<SettingValues, 'ages.birthday' | 'ages.gate' | 'registration.kyc'>): number {
  return Math.max(settings['ages.gate'], minimumAge(settings));
}
