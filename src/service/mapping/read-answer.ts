import type { PlatformMapping } from '../../contracts/generated/platform-mapping.ts';
import type { PlatformCall } from '../../contracts/platform-call.ts';
import { moveFields, valueAt } from './move-fields.ts';

/** An answer as the contract has it. */
export interface ReadAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Whether answers of a call are read and written anew; the others pass as they are. */
export function isAnswerMapped({ envelope, errors, calls = {} }: PlatformMapping, call: PlatformCall): boolean {
  if (call.isPage || call.shape === 'other') return false;
  const own = calls[call.name];
  return [envelope, errors, own?.answer, own?.envelope].some((part) => part !== undefined);
}

/** Reads a platform's answer by its mapping: value out of the envelope, fields moved, codes of failures translated. */
export function readAnswer(mapping: PlatformMapping, call: PlatformCall, status: number, text: string): ReadAnswer {
  const own = mapping.calls?.[call.name] ?? {};
  const { value, failedWhen, ...places } = own.envelope ?? mapping.envelope ?? {};
  const body = text === '' ? {} : parse(text);
  if (body === undefined && status < 400) return unreadable;
  const isNamed = failedWhen && failedWhen.in.some((one) => one === valueAt(body, failedWhen.at));
  const isFailed = status >= 400 || (failedWhen !== undefined && isNamed !== (failedWhen.notIn === true));
  if (isFailed) return failureOf(mapping, places, status, body);
  const found = valueAt(body, value ?? (call.shape === 'whole' ? '' : '/value'));
  const moved = moveFields(found, own.answer ?? []);
  return { status, body: call.shape === 'whole' ? moved : { value: moved ?? true } };
}

const unreadable: ReadAnswer = {
  status: 502,
  body: { code: 'PLATFORM_UNREADABLE', message: 'The platform answered something that cannot be read.' },
};

type Places = Omit<NonNullable<PlatformMapping['envelope']>, 'value' | 'failedWhen'>;

function failureOf({ errors = {} }: PlatformMapping, places: Places, status: number, body: unknown): ReadAnswer {
  const given = valueAt(body, places.code ?? '/code');
  const code = typeof given === 'string' || typeof given === 'number' ? String(given) : undefined;
  const known = code !== undefined && Object.hasOwn(errors, code) ? errors[code] : undefined;
  const meant = typeof known === 'string' ? { code: known } : known;
  const message = valueAt(body, places.message ?? '/message');
  const details = valueAt(body, places.details ?? '/value');
  return {
    status: meant?.status ?? (status >= 400 ? status : 400),
    body: {
      ...(code === undefined ? {} : { code: meant?.code ?? code }),
      message: typeof message === 'string' ? message : '',
      ...(typeof details === 'object' && details !== null ? { value: details } : {}),
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
