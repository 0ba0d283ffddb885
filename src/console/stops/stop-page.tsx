import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ChangeSet, StopBody } from '../../contracts/console/change-sets.ts';
import type { FlagTable } from '../../contracts/console/flags.ts';
import type { Messages } from '../../contracts/maintenance.ts';
import { kept, useFlagTable, useRefresh } from '../api/queries.ts';
import { Button } from '../parts/button.tsx';
import { Empty } from '../parts/empty.tsx';
import { Field } from '../parts/field.tsx';
import { FirstAnswer } from '../parts/first-answer.tsx';
import { Icon } from '../parts/icon.tsx';
import { Page, Scroll } from '../parts/page.tsx';
import { RefusalNotice } from '../parts/refusal-notice.tsx';
import { say } from '../parts/toasts.tsx';
import { askFresh } from '../people/step-up.tsx';
import { useRight } from '../shell/session-context.ts';
import { useShortcut } from '../shell/use-shortcut.ts';
import { useText } from '../texts/use-text.ts';
import { languagesOf, MessageFields, writtenIn } from './message-fields.tsx';
import { StopKinds, type StopKind } from './stop-kinds.tsx';
import { StopMerchants } from './stop-merchants.tsx';
import { TestersLinks } from './testers-links.tsx';
import { isBackwards, momentsOf, noTimes, StopTimesField } from './stop-times.tsx';

/** The fast lane: maintenance or a kill switch with a reason. Never refused for what it breaks. Made for a thumb. */
export function StopPage() {
  const text = useText();
  const answer = useFlagTable();
  const [params] = useSearchParams();
  const mayStop = useRight('stop');
  return (
    <Page title={text('nav.stop')}>
      <Scroll>
        <FirstAnswer to={answer} shape="form">
          {(table) => (
            <>
              {mayStop ? <StopForm key={params.toString()} table={table} params={params} /> : <Forbidden />}
              <TestersLinks
                merchants={table.merchants}
                first={params.get('at')?.split(',').find(Boolean)}
                mayMake={mayStop}
              />
            </>
          )}
        </FirstAnswer>
      </Scroll>
    </Page>
  );
}

/** What stands in the form's place for who may not use it. */
function Forbidden() {
  const text = useText();
  return (
    <Empty icon="stop" title={text('stop.forbidden')}>
      {text('stop.lead')}
    </Empty>
  );
}

function StopForm({ table, params }: { readonly table: FlagTable; readonly params: URLSearchParams }) {
  const text = useText();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const reasonField = useRef<HTMLInputElement>(null);
  const named = params.get('name') ?? '';
  const [kind, setKind] = useState<StopKind | undefined>(
    named === '' ? undefined : named === 'maintenance' ? 'maintenance' : 'flag',
  );
  const [flag, setFlag] = useState(table.flags.some(({ name }) => name === named) ? named : '');
  const [chosen, setChosen] = useState<readonly string[]>(params.get('at')?.split(',').filter(Boolean) ?? []);
  const [reason, setReason] = useState('');
  const [given, setTimes] = useState(noTimes);
  const [messages, setMessages] = useState<Messages>({});
  const stop = useMutation({
    mutationFn: (body: StopBody) => askFresh<ChangeSet>('/stops', body),
    onSuccess: (set) => {
      refresh(kept.flags, kept.changeSets, kept.merchants);
      say(text(set.state === 'scheduled' ? 'stop.planned' : 'stop.done'), 'stop');
      void navigate(`/changes/${set.id}`);
    },
  });
  const choose = (next: StopKind) => {
    setKind(next);
    if (kind !== next && !params.has('at')) setChosen(defaultsOf(table, next, flag));
    reasonField.current?.focus();
  };
  useShortcut('m', () => choose('maintenance'));
  useShortcut('k', () => choose('flag'));
  useShortcut('o', () => choose('open'));
  const name = kind === 'flag' ? flag : 'maintenance';
  const languages = languagesOf(table.merchants, chosen);
  // A window is of maintenance alone.
  const times = kind !== 'maintenance' && given.minutes === 'window' ? noTimes : given;
  const isLater = times.minutes === 'window' && times.from !== '';
  const isReady =
    !isBackwards(times) && kind !== undefined && name !== '' && chosen.length > 0 && reason.trim().length >= 3;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || stop.isPending) return;
    const written = kind === 'maintenance' ? writtenIn(messages, languages) : undefined;
    stop.mutate({
      merchants: chosen,
      name,
      value: kind === 'maintenance',
      reason: reason.trim(),
      ...(kind === 'open' ? {} : momentsOf(times)),
      ...(written ? { messages: written } : {}),
    });
  };
  return (
    <Form onSubmit={send}>
      <p>{text('stop.lead')}</p>
      <StopKinds kind={kind} onKind={choose} />
      {kind === 'flag' ? (
        <label>
          <span>{text('flags.flag')}</span>
          <select
            value={flag}
            onChange={({ target }) => {
              setFlag(target.value);
              setChosen(defaultsOf(table, 'flag', target.value));
            }}
          >
            <option value="">{text('stop.chooseFlag')}</option>
            {table.flags
              .filter((one) => table.merchants.some(({ on }) => on.includes(one.name)))
              .map((one) => (
                <option key={one.name} value={one.name}>
                  {`${one.own}: ${one.effect}`}
                </option>
              ))}
          </select>
        </label>
      ) : null}
      <StopMerchants kind={kind} flag={flag} merchants={table.merchants} chosen={chosen} onChoose={setChosen} />
      <Field
        ref={reasonField}
        label={text('publish.reason')}
        placeholder={text('stop.reasonHint')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        minLength={3}
        maxLength={500}
        autoComplete="off"
        required
      />
      {kind === 'maintenance' ? (
        <MessageFields languages={languages} messages={messages} onMessages={setMessages} />
      ) : null}
      {kind === 'open' ? null : <StopTimesField times={times} onTimes={setTimes} hasWindow={kind === 'maintenance'} />}
      <RefusalNotice error={stop.error} />
      <div data-send>
        <Button type="submit" $tone={kind === 'open' ? 'main' : 'bad'} disabled={!isReady || stop.isPending}>
          <Icon name={kind === 'open' ? 'check' : 'stop'} />
          {kind === undefined
            ? text('stop.choose')
            : chosen.length === 0
              ? text('stop.chooseMerchants')
              : text(isLater ? 'stop.send.later' : `stop.send.${kind}`, {
                  count: chosen.length,
                  flag: flag.replace(/^flags\./, ''),
                })}
        </Button>
      </div>
    </Form>
  );
}

/** A kill switch means everywhere, an opening every closed site; where maintenance goes, somebody must say. */
function defaultsOf({ merchants }: FlagTable, kind: StopKind, flag: string): readonly string[] {
  if (kind === 'flag') return merchants.filter(({ on }) => on.includes(flag)).map(({ code }) => code);
  if (kind === 'open') return merchants.filter(({ isMaintenance }) => isMaintenance).map(({ code }) => code);
  return merchants.length === 1 ? merchants.map(({ code }) => code) : [];
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: 18px;
  max-inline-size: 620px;
  margin-inline: auto;
  padding: 18px 18px 28px;
  & > p { color: var(--muted); }
  & > label { display: grid; gap: 5px; font-weight: 500; }
  & select {
    min-block-size: 40px;
    padding: 0 10px;
    border: 1px solid var(--edge);
    border-radius: 7px;
    background: var(--surface);
    inline-size: 100%;
    text-overflow: ellipsis;
    font-weight: 400;
  }
  & legend { margin-block-end: 5px; font-weight: 500; }
  & [role='radiogroup'] { display: flex; flex-wrap: wrap; gap: 6px; & > span { flex: 0 0 100%; font-weight: 500; } }
  & [role='radiogroup'] > label {
    display: flex;
    gap: 7px;
    align-items: center;
    min-block-size: 36px;
    padding: 0 12px;
    border: 1px solid var(--edge);
    border-radius: 7px;
    &:has(:checked) { background: var(--chosen); border-color: var(--accent); font-weight: 500; }
  }
  /* In reach of a thumb, however far down its fields go. */
  & > [data-send] {
    position: sticky; inset-block-end: 0;
    z-index: 1;
    margin: -16px -18px 0;
    padding: 16px 18px 12px;
    /* What passes below it ends above it, and shows no remains beside it. */
    background: linear-gradient(transparent, var(--bg) 16px);
    & > button { inline-size: 100%; min-block-size: 48px; font-size: 0.94rem; }
  }
  @media (max-width: 719px) { & select, & [role='radiogroup'] > label { min-block-size: 44px; } }
`;
