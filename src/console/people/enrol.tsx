import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { encode } from 'uqr';
import type { ConfirmBody, Enrolment, SessionAnswer } from '../../contracts/console/session.ts';
import { ask } from '../api/ask.ts';
import { Button } from '../parts/button.tsx';
import { Checkbox } from '../parts/checkbox.tsx';
import { Field } from '../parts/field.tsx';
import { Icon } from '../parts/icon.tsx';
import { RefusalNotice } from '../parts/refusal-notice.tsx';
import { say } from '../parts/toasts.tsx';
import { useText } from '../texts/use-text.ts';
import { Door } from './door.tsx';

interface EnrolProps {
  /** Where the first code is sent. */
  readonly at: '/join/confirm' | '/renew/confirm';
  readonly token: string;
  readonly enrolment: Enrolment;
  onSession(session: SessionAnswer): void;
}

/** Shows the secret and the recovery codes once, and has a code of the app typed to see that it works. */
export function Enrol({ at, token, enrolment, onSession }: EnrolProps) {
  const text = useText();
  const [code, setCode] = useState('');
  const [isKept, setKept] = useState(false);
  const confirm = useMutation({
    mutationFn: (body: ConfirmBody) => ask<SessionAnswer>(at, body),
    onSuccess: onSession,
    onError: () => setCode(''),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    confirm.mutate({ token, code: code.replaceAll(' ', '') });
  };
  const copy = async () => {
    await navigator.clipboard.writeText(enrolment.recoveryCodes.join('\n'));
    say(text('enrol.copied'), 'copy');
  };
  return (
    <Door title={text('enrol.title', { name: enrolment.name })} lead={text('enrol.lead')}>
      <form onSubmit={send}>
        <Secret>
          <QrCode uri={enrolment.uri} label={text('enrol.qr')} />
          <div>
            <p>{text('enrol.scan')}</p>
            <code dir="ltr">{enrolment.secret.replaceAll(/(.{4})/g, '$1 ').trim()}</code>
          </div>
        </Secret>
        <Codes>
          <div>
            <h2>{text('enrol.codes')}</h2>
            <Button $tone="quiet" onClick={() => void copy()}>
              <Icon name="copy" size={15} />
              {text('enrol.copy')}
            </Button>
          </div>
          <p>{text('enrol.codesWhy')}</p>
          <ul dir="ltr">
            {enrolment.recoveryCodes.map((one) => (
              <li key={one}>
                <code>{one}</code>
              </li>
            ))}
          </ul>
          <Checkbox isSelected={isKept} onChange={setKept} isRequired>
            {text('enrol.kept')}
          </Checkbox>
        </Codes>
        <RefusalNotice error={confirm.error} />
        <Field
          label={text('enrol.code')}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          required
        />
        <Button type="submit" $tone="main" disabled={confirm.isPending}>
          {text('enrol.send')}
        </Button>
      </form>
    </Door>
  );
}

/** Dark squares on white in both schemes, because cameras read it. */
function QrCode({ uri, label }: { readonly uri: string; readonly label: string }) {
  const { data, size } = encode(uri, { border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1Z` : [])));
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width="148"
      height="148"
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="white" />
      <path d={squares.join('')} fill="black" />
    </svg>
  );
}

const Secret = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 16px;
  align-items: center;
  & > svg { border-radius: 8px; }
  & > div { flex: 1 1 150px; display: grid; gap: 8px; }
  & p { color: var(--muted); }
  & code { font-size: 0.8125rem; overflow-wrap: anywhere; }
`;

const Codes = styled.section`
  display: grid;
  gap: 8px;
  padding: 12px 14px 14px;
  border-radius: 9px;
  background: var(--raised);
  & > div { display: flex; align-items: center; justify-content: space-between; }
  & h2 { font: 600 0.84375rem/1.3 var(--sans); }
  & p { color: var(--muted); font-size: 0.75rem; }
  & ul { display: grid; grid-template-columns: 1fr 1fr; gap: 4px 16px; }
  & code { font-size: 0.8125rem; }
  & label { min-block-size: 28px; font-weight: 500; }
`;
