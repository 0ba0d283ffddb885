import { useState } from 'react';
import type { Answer } from '../../../contracts/platform-answer.ts';
import { PlatformError, useErrorText, useResource, useRuntime, useText } from '../../../client/index.ts';
import { Button, EmptyState, ErrorCard, Skeleton } from '../../../ui/index.ts';
import { areGood, RateFields, sentRates } from './rate-fields.tsx';
import { teamKey } from './use-members.ts';

/** The rates of a direct member: what they have, and up to the agent's own what they shall have (row G-250). */
export function MemberRates({ name }: { readonly name: string }) {
  const text = useText();
  const { platform, resources } = useRuntime();
  const key = `${teamKey}rates.${name}`;
  const loaded = useResource(key, () => platform.call('memberRates', { query: { member: name }, quiet: true }));
  const { value } = loaded;
  if (value === undefined && loaded.status === 'error') {
    const { error } = loaded;
    return error instanceof PlatformError && error.code === 'user.not.exist' ? (
      <EmptyState icon="search" title={text('agentTeam:noData')} note={text('agentTeam:noDirectMember')} />
    ) : (
      <ErrorCard onRetry={loaded.retry} text={text('errors:loadingFailed')} />
    );
  }
  if (value === undefined) {
    return (
      <div aria-busy>
        <Skeleton shape="control" count={4} />
      </div>
    );
  }
  return (
    <RatesForm
      key={value.rates.map(({ percent }) => percent).join()}
      answer={value}
      onSaved={(saved) => {
        resources.forget(`${teamKey}member`);
        resources.put(key, saved);
      }}
    />
  );
}

type Rates = Answer<'memberRates'>;

function RatesForm({ answer, onSaved }: { readonly answer: Rates; onSaved(saved: Rates): void }) {
  const text = useText();
  const errorText = useErrorText();
  const { platform, toasts } = useRuntime();
  const [entered, setEntered] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setIsBusy] = useState(false);
  const { userName, rates } = answer;
  const bounds = rates.map(({ gameType, percent, own }) => ({ gameType, least: percent, most: own }));
  const isChanged = rates.some(({ gameType, percent }) => Number(entered[gameType] ?? percent) !== Number(percent));

  async function save() {
    setIsBusy(true);
    try {
      const body = { member: userName, rates: sentRates(bounds, entered) };
      const saved = await platform.call('setMemberRates', { body, quiet: true });
      toasts.show(text('agentTeam:saved'), { kind: 'success' });
      onSaved(saved);
    } catch (error) {
      const isBound = error instanceof PlatformError && error.code === 'rate.invalid';
      toasts.show(isBound ? text('agentTeam:rate.refused') : errorText(error), { kind: 'error' });
    }
    setIsBusy(false);
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <RateFields
        label={text('agentTeam:ratesOf', { name: userName })}
        bounds={bounds}
        entered={entered}
        onEnter={(gameType, percent) => setEntered({ ...entered, [gameType]: percent })}
      />
      <p data-note="">{text('agentTeam:ratesNote')}</p>
      <Button type="submit" size="large" wide busy={isBusy} disabled={!isChanged || !areGood(bounds, entered)}>
        {text('agentTeam:save')}
      </Button>
    </form>
  );
}
