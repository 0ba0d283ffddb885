import type { ErrorObject } from 'ajv/dist/2020.js';
import type { ContractCall } from './read-contract.ts';

/** One field of an answer that is not as the contract says. */
export interface Deviation {
  /** JSON pointer into the answer; empty for the whole. */
  readonly field: string;
  readonly expected: string;
  readonly found: string;
}

/** The codes that say that a platform does not know who calls. */
const noSession = new Set(['not.logged.in', 'session.ended', 'session.expired']);

/** Fields of an answer that are named before nobody reads on. */
const mostFields = 20;

/** Compares an answer with the contract; an empty list means that it keeps it. */
export function judgeAnswer(contract: ContractCall, status: number, text: string): readonly Deviation[] {
  const body = parse(text);
  if (body === undefined) return [{ field: '', expected: 'JSON', found: shown(text) }];
  const isSuccess = status >= 200 && status < 300;
  if (isSuccess && status !== 200) return [{ field: '', expected: 'HTTP 200', found: `HTTP ${status}` }];
  if (status >= 300 && status < 400)
    return [{ field: '', expected: 'an answer', found: `a redirection, HTTP ${status}` }];
  return contract
    .faultsOf(status, body)
    .filter(({ keyword }) => keyword !== 'oneOf' && keyword !== 'anyOf' && keyword !== 'if')
    .slice(0, mostFields)
    .map((error) => deviationOf(error, status));
}

/** How a call that shows a token of nobody must be refused. */
export function judgeRefusal(status: number, text: string): readonly Deviation[] {
  const code: unknown = Object(parse(text))['code'];
  const found = `HTTP ${status}, code ${shown(code)}`;
  const isKnown = status === 401 || (status >= 400 && typeof code === 'string' && noSession.has(code));
  return isKnown ? [] : [{ field: '/code', expected: 'HTTP 401, or the code not.logged.in', found }];
}

function deviationOf({ instancePath, keyword, params, data, message }: ErrorObject, status: number): Deviation {
  const place = `${instancePath}${keyword === 'required' ? `/${escapeKey(String(params['missingProperty']))}` : ''}`;
  const what = status >= 400 ? ' (in a failure)' : '';
  switch (keyword) {
    case 'required':
      return { field: place, expected: `the field to be there${what}`, found: 'nothing' };
    case 'type':
      return { field: place, expected: `${String(params['type'])}${what}`, found: shown(data) };
    case 'enum':
      return { field: place, expected: `one of ${shown(params['allowedValues'])}${what}`, found: shown(data) };
    case 'const':
      return { field: place, expected: `${shown(params['allowedValue'])}${what}`, found: shown(data) };
    case 'pattern':
      return { field: place, expected: `text that fits ${String(params['pattern'])}${what}`, found: shown(data) };
    default:
      return { field: place, expected: `${message ?? keyword}${what}`, found: shown(data) };
  }
}

function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function escapeKey(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
