import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import type { FlagMerchant } from '../../contracts/console/flags.ts';
import type { MadePass, PassBody, PassLine } from '../../contracts/console/passes.ts';
import { ask } from '../api/ask.ts';
import { kept, useMerchantName, usePasses } from '../api/queries.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { Icon } from '../parts/icon.tsx';
import { Ago, At } from '../parts/moment.tsx';
import { RefusalNotice } from '../parts/refusal-notice.tsx';
import { say } from '../parts/toasts.tsx';
import { useText } from '../texts/use-text.ts';

/** For how long a link may open a site, in hours. */
const lives = [2, 8, 24, 72] as const;
const shortestNote = 2;

interface TestersLinksProps {
  readonly merchants: readonly FlagMerchant[];
  /** Merchant that stands first. */
  readonly first: string | undefined;
  readonly mayMake: boolean;
}

/** Links by which testers see a site while players see its maintenance page: made, shown once, listed, revoked. */
export function TestersLinks({ merchants, first, mayMake }: TestersLinksProps) {
  const text = useText();
  const passes = usePasses();
  return (
    <Section aria-labelledby="testers">
      <h2 id="testers">{text('testers.title')}</h2>
      <p>{text('testers.lead')}</p>
      {mayMake ? <MakeLink key={first} merchants={merchants} first={first} /> : null}
      <RefusalNotice error={passes.error} />
      {passes.data?.length ? (
        <ul aria-label={text('testers.list')}>
          {passes.data.map((line) => (
            <PassRow key={line.id} line={line} mayRevoke={mayMake} />
          ))}
        </ul>
      ) : null}
    </Section>
  );
}

function MakeLink({ merchants, first }: Pick<TestersLinksProps, 'merchants' | 'first'>) {
  const text = useText();
  const id = useId();
  const client = useQueryClient();
  const [merchant, setMerchant] = useState(first ?? merchants[0]?.code ?? '');
  const [note, setNote] = useState('');
  const [hours, setHours] = useState<number>(lives[1]);
  const make = useMutation({
    mutationFn: (body: PassBody) => ask<MadePass>('/passes', body),
    onSuccess: ({ lines }) => {
      client.setQueryData(kept.passes, lines);
      setNote('');
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    make.mutate({ merchant, note: note.trim(), hours });
  };
  const copy = async (link: string) => {
    await navigator.clipboard.writeText(link);
    say(text('people.copied'), 'copy');
  };
  return (
    <>
      <Form onSubmit={send}>
        <div>
          <label htmlFor={`${id}-at`}>{text('testers.merchant')}</label>
          <select id={`${id}-at`} value={merchant} onChange={({ target }) => setMerchant(target.value)}>
            {merchants.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={`${id}-for`}>{text('testers.life')}</label>
          <select id={`${id}-for`} value={hours} onChange={({ target }) => setHours(Number(target.value))}>
            {lives.map((count) => (
              <option key={count} value={count}>
                {text('testers.hours', { count })}
              </option>
            ))}
          </select>
        </div>
        <Field
          label={text('testers.note')}
          placeholder={text('testers.noteHint')}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          minLength={shortestNote}
          maxLength={80}
          autoComplete="off"
          required
        />
        <Button type="submit" disabled={make.isPending || merchant === '' || note.trim().length < shortestNote}>
          {text('testers.make')}
        </Button>
      </Form>
      <RefusalNotice error={make.error} />
      {make.data ? (
        <Made role="status">
          <p>
            {text('testers.made')} <At at={make.data.endsAt} />.
          </p>
          <code dir="ltr">{make.data.link}</code>
          <Button onClick={() => void copy(make.data.link)}>
            <Icon name="copy" size={16} />
            {text('people.copy')}
          </Button>
        </Made>
      ) : null}
    </>
  );
}

function PassRow({ line, mayRevoke }: { readonly line: PassLine; readonly mayRevoke: boolean }) {
  const text = useText();
  const client = useQueryClient();
  const nameOf = useMerchantName();
  const { id, merchant, note, by, since, endsAt } = line;
  const revoke = useMutation({
    mutationFn: () => ask<readonly PassLine[]>(`/passes/${id}/revoke`, {}),
    onSuccess: (left) => {
      client.setQueryData(kept.passes, left);
      say(text('testers.revoked'), 'check');
    },
  });
  return (
    <li>
      <div>
        <b>{nameOf(merchant)}</b> · <bdi>{note}</bdi>
        <small>
          <bdi>{by}</bdi>, <Ago at={since} /> · {text('testers.until')} <At at={endsAt} />
        </small>
      </div>
      {mayRevoke ? (
        <Button onClick={() => revoke.mutate()} aria-label={text('testers.revokeOf', { note })}>
          {text('tokens.revoke')}
        </Button>
      ) : null}
      <RefusalNotice error={revoke.error} />
    </li>
  );
}

const Section = styled.section`
  display: grid;
  gap: 12px;
  max-inline-size: 620px;
  margin-inline: auto;
  padding: 18px 18px 48px;
  border-block-start: 1px solid var(--line);
  & > h2 { font: 600 1rem/1.3 var(--sans); }
  & > p { color: var(--muted); }
  & > ul { border: 1px solid var(--line); border-radius: 10px; background: var(--surface); }
  & li {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 12px;
    align-items: center;
    min-block-size: 56px;
    padding: 8px 14px;
    & + li { border-block-start: 1px solid var(--line); }
    & > div { flex: 1 1 200px; min-inline-size: 0; overflow-wrap: anywhere; }
  }
  & b { font-weight: 500; }
  & small { display: block; color: var(--muted); font-size: 0.78rem; }
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: 12px;
  align-items: end;
  & > div { display: grid; gap: 5px; }
  & > div:has(input) { grid-column: 1 / -1; }
  & label { font-weight: 500; }
  & select {
    min-block-size: 40px;
    inline-size: 100%;
    padding: 0 10px;
    border: 1px solid var(--edge);
    border-radius: 7px;
    background: var(--surface);
    font-weight: 400;
  }
  & > button { min-block-size: 40px; justify-self: start; }
  @media (max-width: 719px) { & select, & > button { min-block-size: 44px; } }
`;

const Made = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  & > code { inline-size: 100%; padding: 10px 12px; border-radius: 8px; background: var(--raised); overflow-wrap: anywhere; }
`;
