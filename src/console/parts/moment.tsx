import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const steps: readonly (readonly [number, Intl.RelativeTimeFormatUnit])[] = [
  [60, 'second'],
  [60, 'minute'],
  [24, 'hour'],
  [30, 'day'],
  [12, 'month'],
  [Number.POSITIVE_INFINITY, 'year'],
];

/** How long ago, or in how long, in the words of a language: `3 min. ago`. */
export function distance(at: string, now: number, language: string): string {
  let amount = Math.round((Date.parse(at) - now) / 1000);
  for (const [size, unit] of steps) {
    if (Math.abs(amount) < size)
      return new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' }).format(amount, unit);
    amount = Math.round(amount / size);
  }
  return at;
}

/** Day and time of this browser's zone: `25 Nov, 18:00`. */
export function dayAndTime(at: string, language: string): string {
  const date = new Date(at);
  const sameYear = date.getFullYear() === new Date().getFullYear();
  return new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    ...(sameYear ? {} : { year: 'numeric' }),
  }).format(date);
}

/** A time as people say it, exact on hover; it keeps up with the clock. */
export function Ago({ at }: { readonly at: string }) {
  const { i18n } = useTranslation();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={at} title={dayAndTime(at, i18n.language)}>
      {distance(at, now, i18n.language)}
    </time>
  );
}

/** A time as the clock says it. */
export function At({ at }: { readonly at: string }) {
  const { i18n } = useTranslation();
  return <time dateTime={at}>{dayAndTime(at, i18n.language)}</time>;
}
