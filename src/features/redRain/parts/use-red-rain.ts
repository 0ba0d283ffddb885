import { useEffect } from 'react';
import type { Answer } from '../../../contracts/platform-answer.ts';
import { useClock, useLanguage, useNow, usePlatform, useResource } from '../../../client/index.ts';

export type RainEvent = NonNullable<Answer<'redRain'>['event']>;

/** How it stands with a rain. */
export type Phase = 'before' | 'during' | 'after';

/**
 * The rain and where it stands, by the platform's clock: a phone's own may be wrong. It changes by itself; once a rain is
 * over the platform is asked whether another one comes.
 */
export function useRedRain() {
  const platform = usePlatform();
  const clock = useClock();
  const { language } = useLanguage();
  const tick = useNow();
  const loaded = useResource(`member.redRain.${language}`, async () => {
    const answer = await platform.call('redRain', { query: { language }, quiet: true });
    return { ...answer, ahead: Date.parse(answer.now) - clock.now() };
  });
  const { value, retry } = loaded;
  const now = value === undefined || tick === undefined ? undefined : tick + value.ahead;
  const event = value?.event;
  const phase = event === undefined || now === undefined ? undefined : phaseOf(event, now);

  useEffect(() => {
    // What was read on an earlier visit is of then.
    if (value !== undefined) retry();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each visit
  }, []);
  useEffect(() => {
    if (phase === 'after') retry();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once after each rain
  }, [phase, event?.id]);

  return { ...loaded, now, phase };
}

function phaseOf({ startsAt, endsAt }: RainEvent, now: number): Phase {
  if (now < Date.parse(startsAt)) return 'before';
  return now < Date.parse(endsAt) ? 'during' : 'after';
}
