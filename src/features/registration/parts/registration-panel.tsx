import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { FormWaiting } from '../../../forms/form-waiting.tsx';
import type { FormValues } from '../../../forms/form-fields.ts';
import { MethodTabs } from '../../../forms/method-tabs.tsx';
import { useHeldMethods } from '../../../forms/use-held-methods.ts';
import { useFormFill } from '../../../forms/use-form-fill.ts';
import { useSmsCode } from '../../../forms/use-sms-code.ts';
import { useForm } from '../../../client/release/use-form.ts';
import { useIsRestored, useRuntime, useSetting, useSlot, useText } from '../../../client/index.ts';
import type { SlotMap } from '../../../contracts/feature.ts';
import type { Placed } from '../../../engine/index.ts';
import { holdDraft, readDraft, storeDraft } from './draft.ts';
import { useRegisterSettings } from './use-register-settings.ts';
import { ClosedNotice } from './closed-notice.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { RegistrationOptions } from './registration-options.tsx';
import { useDraft } from './use-draft.ts';

export interface RegistrationPanelProps {
  readonly id: string;
  onSuccess(): void;
}

/** The registration itself, in the page and in the dialog alike. */
export function RegistrationPanel({ id, onSuccess }: RegistrationPanelProps) {
  const methods = useHeldMethods('registration.method');
  // A brand that lets in by providers alone is open at theirs; one with a login form of its own is closed.
  const hasLoginForm = useSlot('login.method').length > 0;
  const isOpenElsewhere = useSlot('registration.option').some(({ letsIn }) => letsIn) && !hasLoginForm;
  const [first] = methods;
  if (first) return <OpenRegistration id={id} first={first} methods={methods} onSuccess={onSuccess} />;
  return isOpenElsewhere ? <RegistrationOptions /> : <ClosedNotice />;
}

interface OpenRegistrationProps extends RegistrationPanelProps {
  readonly first: Placed<SlotMap['registration.method']>;
  readonly methods: readonly Placed<SlotMap['registration.method']>[];
}

/** The first method on offer is the default: username before mobile (rows ). */
function OpenRegistration({ id, first, methods, onSuccess }: OpenRegistrationProps) {
  const text = useText();
  const { storage, resources, session } = useRuntime();
  const settings = useRegisterSettings();
  const termsTicked = useSetting('registration.termsDefaultChecked');
  const [chosen, setChosen] = useState<string>();
  const isRestored = useIsRestored();
  const draft = () => readDraft(storage.session, resources);
  const fill = useFormFill(() => ({ terms: termsTicked, ...(isRestored ? draft() : {}) }));
  const sms = useSmsCode('mobileNo');
  const store = useCallback((values: FormValues) => storeDraft(storage.session, values), [storage]);
  const hold = useCallback(
    (values: FormValues) => {
      // A draft that has become an account is no draft any more.
      if (session.store.getState().status !== 'member') holdDraft(resources, values);
    },
    [resources, session],
  );
  const restore = useEffectEvent(() => {
    if (!isRestored) fill.setValues((typed) => ({ ...draft(), ...typed }));
  });
  // Before the first draft of this page is stored.
  useEffect(() => restore(), []);
  useDraft(fill.values, store, hold);
  const method = methods.find((item) => item.id === chosen) ?? first;
  // Its form is on its way while the platform still sends its settings.
  useForm(method.form);

  function choose(next: string) {
    setChosen(next);
    fill.restart();
  }

  return (
    <MethodTabs
      id={`${id}-methods`}
      label={text('registration:methods')}
      methods={methods}
      current={method.id}
      onChoose={choose}
    >
      {settings.status === 'ready' ? (
        <RegistrationForm key={method.form} id={id} formId={method.form} fill={fill} sms={sms} onSuccess={onSuccess} />
      ) : (
        <FormWaiting rows={5} failed={settings.status === 'error' ? settings : undefined} />
      )}
    </MethodTabs>
  );
}
