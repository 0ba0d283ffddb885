import { useCallback } from 'react';
import { readFields } from '../../../forms/form-fields.ts';
import { FormWaiting } from '../../../forms/form-waiting.tsx';
import { useOpenForm } from '../../../forms/open-form.ts';
import { LongTextField } from '../../../forms/long-text-field.tsx';
import { ThinForm } from '../../../forms/thin-form.tsx';
import { useCaptcha } from '../../../forms/use-captcha.ts';
import { useFacts } from '../../../forms/use-facts.ts';
import { useFormFill } from '../../../forms/use-form-fill.ts';
import { validateValues } from '../../../forms/validate-values.ts';
import { useText } from '../../../client/index.ts';
import { Button, ChoiceField } from '../../../ui/index.ts';
import { useSendFeedback } from './use-send-feedback.ts';

export interface FeedbackFormProps {
  readonly onSent: () => void;
}

/** Type, message with its counter, captcha; the button waits for a message of the right length (rows A-146… ). */
export function FeedbackForm({ onSent }: FeedbackFormProps) {
  const text = useText();
  const open = useOpenForm('feedback');
  const fill = useFormFill({});
  const captcha = useCaptcha(true);
  const facts = useFacts();
  const { setValue } = fill;
  const { reload } = captcha;
  const onFailed = useCallback(() => {
    reload();
    setValue('captcha', undefined);
  }, [reload, setValue]);
  const { send, isBusy } = useSendFeedback({ onSent, onFailed });
  if (open.status !== 'ready') return <FormWaiting rows={3} failed={open.status === 'error' ? open : undefined} />;
  const fields = readFields(open.form.definition);
  const messages = validateValues(open.form, fields, fill.values, facts);
  const textOf = (name: string) => String(fill.values[name] ?? '').trim();
  return (
    <ThinForm
      id="feedback"
      fields={fields}
      fill={fill}
      messages={messages}
      scene={{ isBusy, captcha, ChoiceControl: ChoiceField, LongTextControl: LongTextField }}
      onSubmit={() =>
        void send({
          content: textOf('content'),
          type: Number(textOf('type')),
          captcha: textOf('captcha'),
          captchaId: captcha.captchaId,
        })
      }
      onLeave={() => {
        if (open.isOutdated) open.adopt();
      }}
      submit={
        <Button type="submit" size="large" wide busy={isBusy} disabled={(messages['content']?.length ?? 0) > 0}>
          {text('feedback:submit')}
        </Button>
      }
    />
  );
}
