import { Label, RadioGroup } from 'react-aria-components';
import { styled } from 'styled-components';
import { Radio } from '../parts/radio.tsx';
import { useText } from '../texts/use-text.ts';

/** Ends that are offered, in minutes; none is first, because an emergency has no known end. */
const ends = [0, 30, 60, 240] as const;

/** When a stop begins and ends: after some minutes, or between two moments as a field of day and time has them. */
export interface StopTimes {
  /** 0 is no end; `window` is what `from` and `until` say. */
  readonly minutes: number | 'window';
  /** Empty is now. */
  readonly from: string;
  readonly until: string;
}

export const noTimes: StopTimes = { minutes: 0, from: '', until: '' };

/** The moments of a stop that is sent now, ISO 8601. */
export function momentsOf({ minutes, from, until }: StopTimes): { readonly startAt?: string; readonly until?: string } {
  const iso = (local: string) => new Date(local).toISOString();
  if (minutes === 0) return {};
  if (minutes !== 'window') return { until: new Date(Date.now() + minutes * 60_000).toISOString() };
  return { ...(from === '' ? {} : { startAt: iso(from) }), ...(until === '' ? {} : { until: iso(until) }) };
}

/** Whether the end of a window is not after its start. */
export function isBackwards({ minutes, from, until }: StopTimes): boolean {
  return minutes === 'window' && from !== '' && until !== '' && until <= from;
}

interface StopTimesFieldProps {
  readonly times: StopTimes;
  onTimes(times: StopTimes): void;
  /** Whether a window may be chosen, whose end players read. */
  readonly hasWindow: boolean;
}

/** When it ends, and of maintenance when it begins. */
export function StopTimesField({ times, onTimes, hasWindow }: StopTimesFieldProps) {
  const text = useText();
  const choices = hasWindow ? [...ends, 'window' as const] : ends;
  const words = (one: StopTimes['minutes']) => {
    if (one === 'window') return text('stop.window');
    if (one === 0) return text('stop.noEnd');
    return one < 60 ? text('stop.minutes', { count: one }) : text('stop.hours', { count: one / 60 });
  };
  const choose = (value: string) => {
    const minutes = choices.find((one) => String(one) === value);
    if (minutes !== undefined) onTimes({ ...times, minutes });
  };
  return (
    <>
      <RadioGroup value={String(times.minutes)} onChange={choose}>
        <Label>{text('stop.ends')}</Label>
        {choices.map((one) => (
          <Radio key={one} value={String(one)}>
            {words(one)}
          </Radio>
        ))}
      </RadioGroup>
      {hasWindow && times.minutes === 'window' ? (
        <Window>
          <label>
            {text('stop.from')}
            <input
              type="datetime-local"
              value={times.from}
              onChange={({ target }) => onTimes({ ...times, from: target.value })}
            />
            <small>{times.from === '' ? text('publish.now') : text('stop.later')}</small>
          </label>
          <label>
            {text('stop.until')}
            <input
              type="datetime-local"
              value={times.until}
              min={times.from}
              aria-invalid={isBackwards(times) || undefined}
              onChange={({ target }) => onTimes({ ...times, until: target.value })}
            />
            <small>{text(isBackwards(times) ? 'publish.order' : 'stop.untilHint')}</small>
          </label>
        </Window>
      ) : null}
    </>
  );
}

const Window = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
  gap: 10px;
  & > label { display: grid; gap: 4px; font-weight: 500; }
  & input {
    min-block-size: 44px;
    inline-size: 100%;
    padding: 0 10px;
    border: 1px solid var(--edge);
    border-radius: 7px;
    background: var(--surface);
    color: var(--text);
    font-weight: 400;
    &[aria-invalid] { border-color: var(--bad); }
  }
  & small { color: var(--muted); font-weight: 400; }
`;
