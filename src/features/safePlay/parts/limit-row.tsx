import { useState } from 'react';
import { styled } from 'styled-components';
import { useClock, useErrorText, useLanguage, useRuntime, useSite, useText } from '../../../client/index.ts';
import { Button, moneyText, token } from '../../../ui/index.ts';
import type { PlayLimit } from '../../../client/use-safe-play.ts';
import { whenWords } from '../../../client/when-words.ts';

export interface LimitRowProps {
  readonly limit: PlayLimit;
  onChange(): void;
  /** A change that waited was taken back. */
  onKept(): void;
}

/** One limit: how much of it is used, until when, the change that waits, and the ways to change or keep it. */
export function LimitRow({ limit, onChange, onKept }: LimitRowProps) {
  const text = useText();
  const clock = useClock();
  const { language } = useLanguage();
  const { currency } = useSite().identity;
  const { kind, span, amount, used, renewsAt, next } = limit;
  const money = (value: string) => moneyText(value, currency, language);
  const name = text(`safePlay:span.${span}`);
  const usedWords = text(`safePlay:used.${kind}`, { used: money(used) });
  return (
    <Row>
      <Head>
        <Name>{name}</Name>
        {amount === undefined ? <span>{text('safePlay:none')}</span> : <Amount>{money(amount)}</Amount>}
      </Head>
      {amount === undefined ? null : (
        <Share value={Number(used)} max={Number(amount)} aria-label={`${name}: ${usedWords}`} />
      )}
      {next === undefined ? null : (
        <Waiting
          limit={limit}
          words={text(next.amount === undefined ? 'safePlay:goes' : 'safePlay:rises', {
            amount: money(next.amount ?? '0'),
            at: whenWords(next.from, language, clock.now()),
          })}
          onKept={onKept}
        />
      )}
      <Foot>
        <Note>
          <span>{usedWords}</span>
          {amount === undefined ? null : (
            <span>{text('safePlay:renews', { at: whenWords(renewsAt, language, clock.now()) })}</span>
          )}
        </Note>
        <Button tone="quiet" onClick={onChange} aria-label={`${name}: ${text(labelOf(amount))}`}>
          {text(labelOf(amount))}
        </Button>
      </Foot>
    </Row>
  );
}

function labelOf(amount: string | undefined) {
  return amount === undefined ? 'safePlay:set' : 'safePlay:change';
}

interface WaitingProps {
  readonly limit: PlayLimit;
  readonly words: string;
  onKept(): void;
}

/** A change that waits, and the way to take it back. */
function Waiting({ limit: { kind, span }, words, onKept }: WaitingProps) {
  const text = useText();
  const errorText = useErrorText();
  const { platform, toasts } = useRuntime();
  const [isBusy, setIsBusy] = useState(false);

  async function keep() {
    setIsBusy(true);
    try {
      await platform.call('keepPlayLimit', { body: { kind, span }, quiet: true });
      toasts.show(text('safePlay:kept'), { kind: 'success' });
      onKept();
    } catch (error) {
      toasts.show(errorText(error), { kind: 'error' });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Change>
      <p>{words}</p>
      <Button tone="quiet" busy={isBusy} onClick={() => void keep()}>
        {text('safePlay:keep')}
      </Button>
    </Change>
  );
}

const Row = styled.li`
  display: grid;
  gap: 8px;
  padding: 14px 16px;
  border: 1px solid ${token('color.line')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 2px 12px;
`;

const Name = styled.h3`
  font-weight: ${token('weight.strong')};
  line-height: 1.3;
  [lang|='ur'] & { line-height: ${token('leading.text')}; }
`;

const Amount = styled.span`
  font-family: ${token('font.numeric')};
  font-weight: ${token('weight.strong')};
  font-variant-numeric: lining-nums tabular-nums;
  overflow-wrap: anywhere;
`;

const Share = styled.meter`
  inline-size: 100%;
  block-size: 8px;
  border: 0;
  background: ${token('color.raised')};
  &::-webkit-meter-inner-element { display: block; block-size: 8px; }
  &::-webkit-meter-bar { block-size: 8px; border: 0; border-radius: 4px; background: ${token('color.raised')}; }
  &::-webkit-meter-optimum-value { background: ${token('color.accent')}; }
  &::-moz-meter-bar { background: ${token('color.accent')}; }
`;

const Note = styled.p`
  display: grid;
  flex: 1 1 9rem;
  min-inline-size: 0;
  color: ${token('color.muted')};
  font-size: ${token('size.small')};
  line-height: 1.4;
  [lang|='ur'] & { line-height: ${token('leading.text')}; }
`;

const Change = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 12px;
  padding-inline-start: 12px;
  border-inline-start: 3px solid ${token('color.accent')};
  > p { flex: 1 1 9rem; min-inline-size: 0; }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 12px;
`;
