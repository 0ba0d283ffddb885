import { useRef, useState } from 'react';
import { focusField } from '../../../forms/focus-first-error.ts';
import { type FormField, readFields } from '../../../forms/form-fields.ts';
import type { CompiledForm } from '../../../forms/open-form.ts';
import type { PhoneProof } from '../../../forms/phone-verifier.ts';
import type { FormFill } from '../../../forms/use-form-fill.ts';
import {
  PlatformError,
  type Runtime,
  type SessionValue,
  useErrorText,
  useRuntime,
  useSetting,
  useText,
  useToast,
} from '../../../client/index.ts';
import { type RegistrationSurroundings, registrationPayload } from '../../../engine/index.ts';
import { storageNames } from '../../../client/browser/storage-names.ts';
import { isInvitationKnown, register } from './calls.ts';
import { dropDraft } from './draft.ts';
import { refusedFields } from './refused-fields.ts';
import { registerMethodOf } from './register-method.ts';

export interface RegistrationOptions {
  readonly id: string;
  readonly fill: FormFill;
  readonly countryDialingCode: string;
  readonly captchaId: string | undefined;
  /** Has a third party check the code, where the site has one (row A-115). */
  confirm(code: string): Promise<PhoneProof | undefined>;
  /** Codes known from the link or the domain, for forms that do not show their field (row A-110). */
  readonly known: Readonly<Record<string, string>>;
  /** The platform did not take it: another captcha is due. */
  onFailure(): void;
  /** The platform has other rules than the form that was sent. */
  onOutdated(): Promise<void>;
  onSuccess(): void;
}

/** Registers: invitation first, then one call, then the session (rows A-108…A-112). */
export function useRegistration(options: RegistrationOptions) {
  const runtime = useRuntime();
  const text = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const invitationField = useSetting('registration.invitationField');
  const isEncrypted = useSetting('encryption.register');
  const running = useRef(false);
  const [isBusy, setIsBusy] = useState(false);

  async function isInvited(values: FormFill['values'], fields: readonly FormField[]): Promise<boolean> {
    const code = values[invitationField];
    const isAsked = fields.some(({ name }) => name === invitationField);
    if (!isAsked || typeof code !== 'string' || code.trim() === '') return true;
    if (await isInvitationKnown(runtime.platform, code.trim())) return true;
    toast.show(text('registration:invalidInvitation'), { kind: 'error' });
    options.fill.setServerMessages({ [invitationField]: [{ key: 'registration:invalidInvitation' }] });
    focusField(options.id, invitationField);
    return false;
  }

  /** The third party's word on the code, before anything is sent with it (row A-115). */
  async function proofOf(values: FormFill['values'], fields: readonly FormField[]) {
    const code = values['verificationCode'];
    const isAsked = fields.some(({ name }) => name === 'verificationCode');
    if (!isAsked || typeof code !== 'string' || code.trim() === '') return undefined;
    try {
      return await options.confirm(code.trim());
    } catch (error) {
      toast.show(errorText(error), { kind: 'error' });
      options.fill.setServerMessages({ verificationCode: [{ key: 'errors:verificationCode' }] });
      focusField(options.id, 'verificationCode');
      return 'refused';
    }
  }

  async function answerFailure(error: unknown, fields: readonly FormField[]): Promise<void> {
    if (error instanceof PlatformError && error.code === 'FORM_CHANGED') return options.onOutdated();
    options.onFailure();
    const messages = error instanceof PlatformError ? refusedFields(error, fields) : {};
    const first = fields.find(({ name }) => messages[name] !== undefined);
    // One fault, one sentence: what stands at a field needs no toast.
    if (!first) return void toast.show(errorText(error), { kind: 'error' });
    options.fill.setServerMessages(messages);
    return focusField(options.id, first.name);
  }

  async function send({ definition }: CompiledForm): Promise<void> {
    if (running.current) return;
    running.current = true;
    setIsBusy(true);
    const fields = readFields(definition);
    const { values } = options.fill;
    const dismiss = toast.show(text('registration:loading'), { kind: 'loading' });
    try {
      if (!(await isInvited(values, fields))) return;
      const proof = await proofOf(values, fields);
      if (proof === 'refused') return;
      const payload = registrationPayload(definition, values, surroundings(runtime, options));
      const body = { ...options.known, ...payload, ...(proof ? { firebaseChannel: 'sms', ...proof } : {}) };
      const captcha = options.captchaId === undefined ? {} : { captchaId: options.captchaId };
      const value = await register(runtime.platform, { body, formHash: definition.$id, isEncrypted, ...captcha });
      if (await begin(runtime, value, values)) return options.onSuccess();
      toast.show(text('registration:opened'), { kind: 'success' });
      runtime.navigation.go('login.screen');
    } catch (error) {
      await answerFailure(error, fields).catch((failure: unknown) => toast.show(errorText(failure), { kind: 'error' }));
    } finally {
      dismiss();
      running.current = false;
      setIsBusy(false);
    }
  }

  return { send, isBusy };
}

function surroundings({ environment }: Runtime, options: RegistrationOptions): RegistrationSurroundings {
  return {
    registerUrl: location.host,
    domain: location.hostname,
    registerMethod: registerMethodOf(environment.getState().appMode, navigator),
    countryDialingCode: options.countryDialingCode,
  };
}

/**
 * The answer's token begins the session; a platform that gives none is asked with the new credentials (decision 32).
 * False when neither lets the player in: the login gets their name then (row A-112).
 */
async function begin(runtime: Runtime, value: SessionValue, values: FormFill['values']): Promise<boolean> {
  const { username, password } = values;
  const stored = runtime.storage.session;
  dropDraft(stored, runtime.resources);
  stored.remove(storageNames.linkCodes);
  if (typeof password === 'string') await runtime.vault.keepPassword(password).catch(() => undefined);
  const session = value?.token ? value : await logIn(runtime, username, password).catch(() => undefined);
  if (session) runtime.session.begin(session);
  else if (typeof username === 'string') stored.write(storageNames.openedName, username);
  return session !== undefined;
}

async function logIn({ platform }: Runtime, username: Value, password: Value): Promise<SessionValue | undefined> {
  if (typeof username !== 'string' || typeof password !== 'string') return undefined;
  const body = { username, password, type: 'username' } as const;
  const value = await platform.call('login', { body, encrypted: true, quiet: true });
  // Nobody has a second factor yet whose account was just opened.
  return 'token' in value ? value : undefined;
}

type Value = FormFill['values'][string];
