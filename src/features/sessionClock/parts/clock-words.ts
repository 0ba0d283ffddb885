/** What the line says: hours and minutes of the day, and hours, minutes and seconds since the session began. */
export function clockWords(
  now: number | undefined,
  startedAt: number | undefined,
): { readonly time: string; readonly elapsed: string } {
  if (now === undefined) return { time: '––:––', elapsed: '–:––:––' };
  const day = new Date(now);
  const seconds = Math.max(0, Math.floor((now - (startedAt ?? now)) / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return {
    time: `${twoDigits(day.getHours())}:${twoDigits(day.getMinutes())}`,
    elapsed: `${hours}:${twoDigits(minutes)}:${twoDigits(seconds % 60)}`,
  };
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
