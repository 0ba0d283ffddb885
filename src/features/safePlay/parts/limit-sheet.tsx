import { type SubmitEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useErrorText, useLanguage, useRuntime, useSite, useText } from '../../../client/index.ts';
import { decimalsOf } from '../../../engine/currency-decimals.ts';
import { isAmbiguous } from '../../../engine/forms/read-amount.ts';
import { westernDigits } from '../../../engine/forms/western-digits.ts';
import { toMinor, unitsOf } from '../../../engine/minor-units.ts';
import { AmountField } from '../../../forms/amount-field.tsx';
import { Button, Sheet, TextField, token } from '../../../ui/index.ts';
import { askPlayLeft } from '../../../client/session/play-left.ts';
import type { PlayLimit } from '../../../client/session/use-safe-play.ts';
import { whenWords } from '../../../client/text/when-words.ts';
import { useLimitWords } from './use-limit-words.ts';

export interface LimitSheetProps {
  readonly limit: PlayLimit;
  readonly raiseHours: number;
  /** Whether it is raised only at the end of its time, and the player says so again. */
  readonly raiseAtEnd: boolean;
  onClose(): void;
  onSet(): void;
}

/** Sets one limit, changes it or takes it away, and says before when that will hold. */
export function LimitSheet({ limit, raiseHours, raiseAtEnd, onClose, onSet }: LimitSheetProps) {
  const text = useText();
  const errorText = useErrorText();
  const { language } = useLanguage();
  const { currency } = useSite().identity;
  const runtime = useRuntime();
  const { platform, toasts, clock } = runtime;
  const asks = raiseAtEnd && limit.span !== 'bet';
  const { kind, span, amount, used } = limit;
  const name = `${kind}.${span}`;
  const [typed, setTyped] = useState(amount === undefined ? '' : amount.replace(/\.0+$/, ''));
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const words = useLimitWords(kind);
  const isTime = kind === 'time';

  async function send(wanted: string | undefined) {
    setIsBusy(true);
    setError(undefined);
    try {
      const body = { kind, span, ...(wanted === undefined ? {} : { amount: wanted }) };
      const { limits } = await platform.call('setPlayLimit', { body, quiet: true });
      const next = limits.find((one) => one.kind === kind && one.span === span)?.next;
      const at = next && whenWords(next.from, language, clock.now());
      const waits = next?.asks ? 'safePlay:waitsAtEnd' : 'safePlay:waits';
      toasts.show(text(next ? waits : 'safePlay:isSet', { count: raiseHours, at }), { kind: 'success' });
      // What is left of it is in sight on every page.
      if (isTime) void askPlayLeft(runtime);
      onSet();
    } catch (failure) {
      setError(errorText(failure));
    } finally {
      setIsBusy(false);
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const wanted = typed.trim();
    const decimals = decimalsOf(currency.code);
    const units = toMinor(wanted, decimals);
    if (isTime) {
      const minutes = /^\d{1,4}$/.test(wanted) ? Number(wanted) : 0;
      if (minutes < 1 || minutes > 24 * 60) setError(text('safePlay:minutesWrong'));
      else void send(wanted);
    } else if (units === undefined || isAmbiguous(wanted, decimals) || units < unitsOf('1', decimals))
      setError(text('safePlay:amountWrong', { decimals }));
    else void send(wanted);
  }

  const field = {
    name: 'limit',
    value: typed,
    error,
    onChange(value: string) {
      setTyped(westernDigits(value));
      setError(undefined);
    },
  };
  const [firstNote, changeNote] = asks
    ? (['safePlay:firstNoteAtEnd', 'safePlay:changeNoteAtEnd'] as const)
    : (['safePlay:firstNote', 'safePlay:changeNote'] as const);

  return (
    <Sheet open onClose={onClose} title={text(`safePlay:sheet.${name}`)}>
      <Form noValidate onSubmit={submit}>
        {used === undefined ? null : <p>{text(`safePlay:used.${kind}`, { used: words(used) })}</p>}
        {isTime ? (
          <TextField {...field} label={text('safePlay:minutes')} inputMode="numeric" maxLength={16} />
        ) : (
          <AmountField {...field} label={text('safePlay:amount')} />
        )}
        <Note>{text(amount === undefined ? firstNote : changeNote, { count: raiseHours })}</Note>
        <Button type="submit" size="large" wide busy={isBusy}>
          {text('safePlay:save')}
        </Button>
        {amount === undefined ? null : (
          <Button tone="quiet" wide disabled={isBusy} onClick={() => void send(undefined)}>
            {text('safePlay:remove')}
          </Button>
        )}
      </Form>
    </Sheet>
  );
}

const Form = styled.form`
  display: grid;
  gap: 14px;
  padding-block: 6px 8px;
`;

const Note = styled.p`
  color: ${token('color.muted')};
`;
