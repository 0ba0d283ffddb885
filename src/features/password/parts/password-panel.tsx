import { useCallback, useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { type FormValues, readFields } from '../../../forms/form-fields.ts';
import { focusField } from '../../../forms/focus-first-error.ts';
import { FormWaiting } from '../../../forms/form-waiting.tsx';
import { useOpenForm } from '../../../forms/open-form.ts';
import { ThinForm } from '../../../forms/thin-form.tsx';
import { useFacts } from '../../../forms/use-facts.ts';
import { useFormFill } from '../../../forms/use-form-fill.ts';
import { validateValues } from '../../../forms/validate-values.ts';
import { useSession, useSetting, useText, useVault } from '../../../client/index.ts';
import { useMemberDetails } from '../../../client/session/use-member-details.ts';
import { Button, token } from '../../../ui/index.ts';
import { useChangePassword } from './use-change-password.ts';

export interface PasswordPanelProps {
  readonly id: string;
}

/** Change password, in the page and in the dialog alike (rows A-129…A-135). */
export function PasswordPanel({ id }: PasswordPanelProps) {
  const text = useText();
  const { session } = useSession();
  const open = useOpenForm('changePassword');
  const fill = useFormFill({});
  const [kept, setKept] = useKeptPassword();
  const hasPassword = useHasPassword(kept);
  const asksOld = kept === 'wrong' || (kept === 'none' && hasPassword === true);
  const facts = useFacts(asksOld ? askedOld : undefined);
  const { setServerMessages } = fill;
  const onRefused = useCallback(
    (field: string, key: string) => {
      setServerMessages({ [field]: [{ key }] });
      if (field === 'oldPassword') setKept((last) => (typeof last === 'string' ? last : 'wrong'));
      focusField(id, field);
    },
    [id, setServerMessages, setKept],
  );
  useEffect(() => {
    if (kept === 'wrong') focusField(id, 'oldPassword');
  }, [id, kept]);
  const change = useChangePassword(onRefused);
  const form = open.status === 'ready' ? open.form : undefined;
  const fields = useMemo(
    () => (form ? readFields(form.definition).filter(({ name }) => asksOld || name !== 'oldPassword') : []),
    [form, asksOld],
  );
  if (open.status !== 'ready' || kept === 'unknown' || hasPassword === undefined) {
    return <FormWaiting rows={3} failed={open.status === 'error' ? open : undefined} />;
  }
  const oldPassword = typeof kept === 'string' ? textOf(fill.values['oldPassword']) : kept.password;
  const proof = hasPassword ? { oldPassword } : {};
  const values: FormValues = { ...fill.values, ...proof };

  return (
    <>
      <Account>
        <span>{text('password:account')}</span>
        <b dir="ltr">{session?.userName}</b>
      </Account>
      {hasPassword ? null : <First>{text('password:first')}</First>}
      <ThinForm
        id={id}
        fields={fields}
        fill={fill}
        messages={validateValues(open.form, fields, values, facts)}
        scene={{ isBusy: change.isBusy }}
        onSubmit={() =>
          void change.submit({
            ...proof,
            newPassword: textOf(values['newPassword']),
            confirmNewPassword: textOf(values['confirmNewPassword']),
          })
        }
        onLeave={() => {
          if (open.isOutdated) open.adopt();
        }}
        submit={
          <Button type="submit" size="large" wide busy={change.isBusy}>
            {text(hasPassword ? 'password:submit' : 'password:set')}
          </Button>
        }
      />
      {change.sheet}
    </>
  );
}

const askedOld = ['oldPassword'];

function textOf(value: string | boolean | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** What this tab knows; `wrong` once the platform has refused it. */
type KeptPassword = 'unknown' | 'none' | 'wrong' | { readonly password: string };

// The password of this tab's login, unless the merchant always asks (row A-130).
function useKeptPassword() {
  const vault = useVault();
  const alwaysAsks = useSetting('changePassword.alwaysAskOld');
  const [kept, setKept] = useState<KeptPassword>('unknown');
  useEffect(() => {
    if (alwaysAsks) {
      setKept('none');
      return;
    }
    vault
      .keptPassword()
      .then((password) => setKept(password === undefined ? 'none' : { password }))
      .catch(() => setKept('none'));
  }, [vault, alwaysAsks]);
  return [kept, setKept] as const;
}

/** Whether there is a password to ask for: who signed up elsewhere has none. Unknown until the platform has said so. */
function useHasPassword(kept: KeptPassword): boolean | undefined {
  const details = useMemberDetails(kept === 'none');
  if (kept !== 'none' || details.status === 'error') return true;
  return details.value === undefined ? undefined : (details.value.hasPassword ?? true);
}

const First = styled.p`
  padding: 8px ${token('space.gutter')} 0;
  color: ${token('color.muted')};
`;

const Account = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 16px;
  padding: 12px ${token('space.gutter')} 10px;
  color: ${token('color.muted')};
  b { color: ${token('color.text')}; }
`;
