import { useState } from 'react';
import { MethodTabs } from '../../../forms/method-tabs.tsx';
import { useHeldMethods } from '../../../forms/use-held-methods.ts';
import { useFormFill } from '../../../forms/use-form-fill.ts';
import { useSmsCode } from '../../../forms/use-sms-code.ts';
import { useText } from '../../../client/index.ts';
import { EmptyState } from '../../../ui/index.ts';
import { MailForm } from './mail-form.tsx';
import { PhoneForm } from './phone-form.tsx';
import { RecoveryOptions } from './recovery-options.tsx';

export interface RecoveryPanelProps {
  readonly id: string;
  /** A second after the mail was sent. */
  onSent(): void;
}

/** Recovery by phone or by mail; by phone first where both are on (rows ). */
export function RecoveryPanel({ id, onSent }: RecoveryPanelProps) {
  const text = useText();
  const methods = useHeldMethods('recovery.method');
  const [chosen, setChosen] = useState<string>();
  const fill = useFormFill({});
  const sms = useSmsCode('mobileNum');
  const method = methods.find((item) => item.id === chosen) ?? methods[0];
  if (!method) {
    return <EmptyState icon="key" title={text('recovery:none')} action={<RecoveryOptions />} />;
  }

  function choose(next: string) {
    setChosen(next);
    fill.restart();
  }

  return (
    <MethodTabs
      id={`${id}-methods`}
      label={text('recovery:methods')}
      methods={methods}
      current={method.id}
      onChoose={choose}
    >
      {method.form === 'recoveryPhone' ? (
        <PhoneForm key="phone" id={id} fill={fill} sms={sms} />
      ) : (
        <MailForm key="mail" id={id} fill={fill} onSent={onSent} />
      )}
    </MethodTabs>
  );
}
