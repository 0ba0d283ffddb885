import { type ReactNode, useMemo, useState } from 'react';
import { type FormValues, readFields } from '../../../forms/form-fields.ts';
import { FormWaiting } from '../../../forms/form-waiting.tsx';
import { useOpenForm } from '../../../forms/open-form.ts';
import { ThinForm } from '../../../forms/thin-form.tsx';
import { useOwnProof } from '../../../forms/own-proof/use-own-proof.tsx';
import { useFacts } from '../../../forms/use-facts.ts';
import { useFormFill } from '../../../forms/use-form-fill.ts';
import { validateValues } from '../../../forms/validate-values.ts';
import { PlatformError, useErrorText, useRuntime, useText } from '../../../client/index.ts';
import { memberDetailsKey } from '../../../client/session/use-member-details.ts';
import { Button } from '../../../ui/index.ts';

type Proof = 'loginPassword' | 'oldPaymentPassword';
const proofs: readonly string[] = ['loginPassword', 'oldPaymentPassword'];

export interface FundsPasswordFormProps {
  /** What the platform takes as proof that it is the player who asks; absent, their sign-in of a moment ago, else one that is asked for when they send it. */
  readonly proof?: Proof | undefined;
  onDone(): void;
  readonly after?: ReactNode;
}

/** The release's form of the withdrawal password with one of its two proofs, or none. */
export function FundsPasswordForm({ proof, onDone, after }: FundsPasswordFormProps) {
  const text = useText();
  const errorText = useErrorText();
  const { platform, toasts, resources } = useRuntime();
  const gate = useOwnProof();
  const open = useOpenForm('fundsPassword');
  const fill = useFormFill({});
  const [isBusy, setIsBusy] = useState(false);
  const demanded = useMemo(() => (proof ? [proof] : []), [proof]);
  const facts = useFacts(demanded);
  const form = open.status === 'ready' ? open.form : undefined;
  const fields = useMemo(
    () => (form ? readFields(form.definition).filter(({ name }) => name === proof || !proofs.includes(name)) : []),
    [form, proof],
  );
  if (open.status !== 'ready') return <FormWaiting rows={3} failed={open.status === 'error' ? open : undefined} />;

  async function submit(values: FormValues) {
    setIsBusy(true);
    try {
      const valueOf = (name: string) => String(values[name] ?? '');
      const body = {
        paymentPassword: valueOf('paymentPassword'),
        confirmPaymentPassword: valueOf('confirmPaymentPassword'),
        ...(proof === 'loginPassword' ? { loginPassword: valueOf(proof) } : {}),
        ...(proof === 'oldPaymentPassword' ? { oldPaymentPassword: valueOf(proof) } : {}),
      };
      const call = { body, quiet: true, encrypted: true } as const;
      if ((await gate.run(() => platform.call('setPaymentPassword', call))) === undefined) return setIsBusy(false);
      resources.forget(memberDetailsKey);
      resources.forget('member.cashier');
      toasts.show(text('security:fundsDone'), { kind: 'success' });
      onDone();
    } catch (error) {
      const code = error instanceof PlatformError ? error.code : '';
      if (code === 'password.wrong') fill.setServerMessages({ loginPassword: [{ key: 'security:loginWrong' }] });
      else if (code === 'payment.wrong' && proof) fill.setServerMessages({ [proof]: [{ key: 'security:fundsWrong' }] });
      else if (code === 'password.common')
        fill.setServerMessages({ paymentPassword: [{ key: 'errors:code.password.common' }] });
      else toasts.show(errorText(error), { kind: 'error' });
      setIsBusy(false);
    }
  }

  return (
    <>
      <ThinForm
        id="funds-password"
        fields={fields}
        fill={fill}
        messages={validateValues(open.form, fields, fill.values, facts)}
        scene={{ isBusy }}
        onSubmit={() => void submit(Object.fromEntries(fields.map(({ name }) => [name, fill.values[name]])))}
        onLeave={() => {
          if (open.isOutdated) open.adopt();
        }}
        submit={
          <Button type="submit" size="large" wide busy={isBusy}>
            {text('security:fundsSave')}
          </Button>
        }
        after={after}
      />
      {gate.sheet}
    </>
  );
}
