import { useState } from 'react';
import { styled } from 'styled-components';
import { useClock, useErrorText, useLanguage, useRuntime, useText } from '../../../client/index.ts';
import { Button, ProgressMeter, token } from '../../../ui/index.ts';
import type { PlayLimit } from '../../../client/session/use-safe-play.ts';
import { serverNow } from '../../../client/platform/server-clock.ts';
import { whenWords } from '../../../client/text/when-words.ts';
import { useLimitWords } from './use-limit-words.ts';

export interface LimitUseProps {
  /** A limit that is set, or one that waits to be. */
  readonly limit: PlayLimit;
  /** A change that waited was taken back. */
  onKept(): void;
}

/** How much of a limit is used and when it starts again, where it counts in a span of the calendar, and the change that waits. */
export function LimitUse({ limit, onKept }: LimitUseProps) {
  const text = useText();
  const clock = useClock();
  const { language } = useLanguage();
  const { next } = limit;
  const isDue = next?.asks === true && Date.parse(next.from) <= serverNow(clock);
  const wordsOf = useLimitWords(limit.kind);
  return (
    <Use>
      <Meter limit={limit} />
      {next === undefined ? null : (
        <Waiting
          limit={limit}
          isDue={isDue}
          words={text(changeWords(next, isDue), {
            amount: wordsOf(next.amount ?? '0'),
            at: whenWords(next.from, language, clock.now()),
          })}
          onKept={onKept}
        />
      )}
    </Use>
  );
}

function changeWords({ amount, asks }: NonNullable<PlayLimit['next']>, isDue: boolean) {
  if (isDue) return amount === undefined ? 'safePlay:goesNow' : 'safePlay:risesNow';
  if (asks) return amount === undefined ? 'safePlay:goesAsked' : 'safePlay:risesAsked';
  return amount === undefined ? 'safePlay:goes' : 'safePlay:rises';
}

function Meter({ limit: { kind, span, amount, used, renewsAt } }: Pick<LimitUseProps, 'limit'>) {
  const text = useText();
  const clock = useClock();
  const { language } = useLanguage();
  const wordsOf = useLimitWords(kind);
  if (amount === undefined || used === undefined || renewsAt === undefined) return null;
  const name = text(`safePlay:span.${span}`);
  const usedWords = text(`safePlay:used.${kind}`, { used: wordsOf(used) });
  return (
    <>
      <Words>
        <strong>{name}</strong>
        <span>{usedWords}</span>
      </Words>
      <ProgressMeter value={Number(amount) > 0 ? Number(used) / Number(amount) : 1} label={`${name}: ${usedWords}`} />
      <Note>{text('safePlay:renews', { at: whenWords(renewsAt, language, clock.now()) })}</Note>
    </>
  );
}

interface WaitingProps {
  readonly limit: PlayLimit;
  /** Whether the player has to say now that they still want it. */
  readonly isDue: boolean;
  readonly words: string;
  onKept(): void;
}

/** A change that waits, the way to take it back, and to say again that it is wanted once its time has come. */
function Waiting({ limit: { kind, span, next }, isDue, words, onKept }: WaitingProps) {
  const text = useText();
  const errorText = useErrorText();
  const { platform, toasts } = useRuntime();
  const [isBusy, setIsBusy] = useState(false);

  async function answer(call: 'keepPlayLimit' | 'confirmPlayLimit') {
    setIsBusy(true);
    try {
      await platform.call(call, { body: { kind, span }, quiet: true });
      toasts.show(text(call === 'keepPlayLimit' ? 'safePlay:kept' : 'safePlay:raised'), { kind: 'success' });
      onKept();
    } catch (error) {
      toasts.show(errorText(error), { kind: 'error' });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Change $isQuestion={isDue}>
      <p>{words}</p>
      <Button tone="quiet" busy={isBusy} onClick={() => void answer('keepPlayLimit')}>
        {text('safePlay:keep')}
      </Button>
      {isDue ? (
        <Button tone="ghost" disabled={isBusy} onClick={() => void answer('confirmPlayLimit')}>
          {text(next?.amount === undefined ? 'safePlay:takeAway' : 'safePlay:raise')}
        </Button>
      ) : null}
    </Change>
  );
}

const Use = styled.li`
  display: grid;
  gap: 8px;
`;

const Words = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 2px 12px;
  font-variant-numeric: lining-nums tabular-nums;
  > * { overflow-wrap: anywhere; }
`;

const Note = styled.p`
  color: ${token('color.muted')};
  font-size: ${token('size.small')};
  line-height: 1.4;
  [lang|='ur'] & { line-height: ${token('leading.text')}; }
`;

/** A question has both its answers in one line below it. */
const Change = styled.div<{ readonly $isQuestion: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $isQuestion }) => ($isQuestion ? 'start' : 'space-between')};
  gap: 8px 12px;
  padding-inline-start: 12px;
  border-inline-start: 3px solid ${token('color.accent')};
  > p { flex: 1 1 ${({ $isQuestion }) => ($isQuestion ? '100%' : '9rem')}; min-inline-size: 0; }
`;
