import { type SubmitEvent, useState } from 'react';
import { PlatformError, useErrorText, useRuntime, useText } from '../../../client/index.ts';
import { Button, Sheet, TextField } from '../../../ui/index.ts';
import { SheetForm } from './sheet-form.ts';

export interface NicknameSheetProps {
  readonly current: string;
  onClose(): void;
}

/** The name to be called by; the platform holds it against the merchant's rule. */
export function NicknameSheet({ current, onClose }: NicknameSheetProps) {
  const text = useText();
  const errorText = useErrorText();
  const { platform, member, toasts } = useRuntime();
  const [name, setName] = useState(current);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const nickname = name.trim();

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (nickname === '') return setError(text('memberCentre:nicknameEmpty'));
    setIsBusy(true);
    try {
      await platform.call('setNickname', { body: { nickname }, quiet: true });
      await member.refresh();
      toasts.show(text('memberCentre:saved'), { kind: 'success' });
      return onClose();
    } catch (failure) {
      const isRefused = failure instanceof PlatformError && failure.code === 'nickname.invalid';
      setError(isRefused ? text('memberCentre:nicknameInvalid') : errorText(failure));
      return setIsBusy(false);
    }
  }

  return (
    <Sheet open onClose={onClose} title={text('memberCentre:nickname')}>
      <SheetForm noValidate onSubmit={(event) => void save(event)}>
        <TextField
          name="nickname"
          label={text('memberCentre:nicknameLabel')}
          value={name}
          direction="auto"
          maxLength={30}
          autoComplete="nickname"
          error={error}
          onChange={(value) => {
            setName(value);
            setError(undefined);
          }}
        />
        <Button type="submit" size="large" wide busy={isBusy}>
          {text('memberCentre:save')}
        </Button>
      </SheetForm>
    </Sheet>
  );
}
