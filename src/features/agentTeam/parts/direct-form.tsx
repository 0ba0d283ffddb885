import { useMemo, useState } from 'react';
import type { FormMessages } from '../../../contracts/form.ts';
import { fieldError } from '../../../engine/index.ts';
import { type FormField, readFields } from '../../../forms/form-fields.ts';
import { FormWaiting } from '../../../forms/form-waiting.tsx';
import { useOpenForm } from '../../../forms/open-form.ts';
import { ThinForm } from '../../../forms/thin-form.tsx';
import { useFacts } from '../../../forms/use-facts.ts';
import { useFormFill } from '../../../forms/use-form-fill.ts';
import { validateValues } from '../../../forms/validate-values.ts';
import { PlatformError, useErrorText, useRuntime, useText } from '../../../client/index.ts';
import { Button } from '../../../ui/index.ts';
import { type AccountKind, AccountKindChoice } from './account-kind.tsx';
import { areGood, type RateBounds, RateFields, sentRates } from './rate-fields.tsx';
import { teamKey } from './use-members.ts';

/** What of the registration's form an agent fills in; the rest is the player's own business. */
const asked: readonly string[] = ['username', 'password', 'confirmPassword'];

/** Opens an account directly below the agent: the registration's own fields and rules, its kind, its rates (row G-256). */
export function DirectForm({ bounds }: { readonly bounds: readonly RateBounds[] }) {
  const text = useText();
  const errorText = useErrorText();
  const { platform, toasts, resources } = useRuntime();
  const open = useOpenForm('registrationUsername');
  const fill = useFormFill({});
  const facts = useFacts();
  const [kind, setKind] = useState<AccountKind>('player');
  const [entered, setEntered] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setIsBusy] = useState(false);
  const form = open.status === 'ready' ? open.form : undefined;
  const fields = useMemo(
    () => (form ? readFields(form.definition).filter(({ name }) => asked.includes(name)) : []),
    [form],
  );
  if (open.status !== 'ready') return <FormWaiting rows={3} failed={open.status === 'error' ? open : undefined} />;

  async function submit() {
    if (!areGood(bounds, entered)) return;
    setIsBusy(true);
    try {
      const valueOf = (name: string) => String(fill.values[name] ?? '').trim();
      const names = { username: valueOf('username'), password: valueOf('password') };
      const body = { kind, ...names, rates: sentRates(bounds, entered) };
      const made = await platform.call('openAccount', { body, encrypted: true, quiet: true });
      toasts.show(text('agentTeam:opened', { name: made.userName }), { kind: 'success', long: true });
      resources.forget(`${teamKey}member`);
      fill.restart();
      fill.setValues((last) => ({ ...last, username: undefined, password: undefined, confirmPassword: undefined }));
      setEntered({});
    } catch (error) {
      const messages = error instanceof PlatformError ? refused(error, fields) : {};
      if (Object.keys(messages).length > 0) fill.setServerMessages(messages);
      else toasts.show(errorText(error), { kind: 'error' });
    }
    setIsBusy(false);
  }

  return (
    <ThinForm
      id="open-account"
      fields={fields}
      fill={fill}
      messages={validateValues(open.form, fields, fill.values, facts)}
      scene={{ isBusy }}
      onSubmit={() => void submit()}
      onLeave={() => {
        if (open.isOutdated) open.adopt();
      }}
      submit={
        <Button type="submit" size="large" wide busy={isBusy}>
          {text('agentTeam:open')}
        </Button>
      }
    >
      <AccountKindChoice kind={kind} onChoose={setKind} />
      <RateFields
        label={text('agentTeam:newRates')}
        bounds={bounds}
        entered={entered}
        onEnter={(gameType, percent) => setEntered({ ...entered, [gameType]: percent })}
      />
    </ThinForm>
  );
}

/** What the platform says about single fields, in the words of the form. */
function refused({ value }: PlatformError, fields: readonly FormField[]): FormMessages {
  const named = value['fields'];
  const faults = typeof named === 'object' && named !== null ? Object.entries(named) : [];
  return Object.fromEntries(
    faults.flatMap(([name, rules]) => {
      const field = fields.find((candidate) => candidate.name === name);
      if (!field || !Array.isArray(rules)) return [];
      return [[name, rules.map((rule) => messageOf(String(rule), field))]];
    }),
  );
}

function messageOf(rule: string, { options }: FormField) {
  if (rule === 'taken') return { key: 'forms:error.usernameTaken' } as const;
  if (rule === 'common') return { key: 'errors:code.password.common' } as const;
  return fieldError({ rule }, options);
}
