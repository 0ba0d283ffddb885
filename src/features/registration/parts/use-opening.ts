import { useRef, useState } from 'react';
import { focusField } from '../../../forms/focus-first-error.ts';
import { readFields } from '../../../forms/form-fields.ts';
import type { CompiledForm } from '../../../forms/open-form.ts';
import type { FormFill } from '../../../forms/use-form-fill.ts';
import { PlatformError, useErrorText, useRuntime, useText, useToast } from '../../../client/index.ts';
import { enter } from '../../../client/session/enter.ts';
import { storageNames } from '../../../client/browser/storage-names.ts';
import { payloadOf } from '../../../engine/index.ts';
import { refusedFields } from './refused-fields.ts';
import { registerMethodOf } from './register-method.ts';

export interface OpeningOptions {
  readonly id: string;
  readonly ticket: string;
  readonly fill: FormFill;
  /** Codes known from the link or the domain (row A-110). */
  readonly known: Readonly<Record<string, string>>;
  onOpened(): void;
  onExpired(): void;
}

/** Opens the account of somebody who has signed in at a provider, and begins the session (rows ). */
export function useOpening({ id, ticket, fill, known, onOpened, onExpired }: OpeningOptions) {
  const runtime = useRuntime();
  const { platform, vault, storage, environment } = runtime;
  const text = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const running = useRef(false);
  const [isBusy, setIsBusy] = useState(false);

  const answerFailure = (error: unknown, { definition }: CompiledForm) => {
    const fields = readFields(definition);
    const messages = error instanceof PlatformError ? refusedFields(error, fields) : {};
    const first = fields.find(({ name }) => messages[name] !== undefined);
    if (first) {
      fill.setServerMessages(messages);
      return focusField(id, first.name);
    }
    const isExpired = error instanceof PlatformError && error.code === 'social.failed';
    toast.show(errorText(error), { kind: 'error' });
    if (isExpired) onExpired();
  };

  const send = async (form: CompiledForm) => {
    if (running.current) return;
    running.current = true;
    setIsBusy(true);
    const dismiss = toast.show(text('registration:loading'), { kind: 'loading' });
    try {
      const body = {
        ...known,
        ...payloadOf(form.definition, fill.values),
        registerUrl: location.host,
        domain: location.hostname,
        registerMethod: registerMethodOf(environment.getState().appMode, navigator),
        ticket,
      };
      const value = await platform.call('socialLogin', { body, encrypted: true, quiet: true });
      storage.session.remove(storageNames.linkCodes);
      vault.dropPassword();
      onOpened();
      enter(runtime, value);
    } catch (error) {
      answerFailure(error, form);
    } finally {
      dismiss();
      running.current = false;
      setIsBusy(false);
    }
  };
  return { send, isBusy };
}
