import type { EndpointName } from '../../contracts/endpoints.ts';
import type { Language } from '../merchants/language.ts';
import type { Sandbox } from '../sandbox.ts';

/** The signed-in player of a call, read from the database for this very call. */
export interface Member {
  readonly id: number;
  readonly name: string;
  readonly type: number;
  readonly nickname: string | undefined;
}

/** One platform call after merchant, session and encryption have been settled. */
export interface Call {
  readonly merchant: string;
  readonly language: Language;
  /** Client address as the service saw it. */
  readonly address: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
  /** Present when a valid token came with the call. */
  readonly member?: Member;
  readonly token?: string;
  readonly header: (name: string) => string | undefined;
}

/** A call by a signed-in player. */
export interface MemberCall extends Call {
  readonly member: Member;
  readonly token: string;
}

/** An answer with `value`, as all but the invitation check give it. */
export interface ValueAnswer {
  readonly value: unknown;
}

type Handler<C> = (sandbox: Sandbox, call: C) => Promise<ValueAnswer | { readonly data: unknown }>;

/** One endpoint of the platform. `access` is enforced before `handle` runs; `bodyLimit` lets a body of that many bytes in. */
export type SandboxRoute = { readonly bodyLimit?: number } & (
  | {
      readonly name: EndpointName;
      readonly access: 'open';
      readonly encrypted?: Encrypted;
      readonly handle: Handler<Call>;
    }
  | {
      readonly name: EndpointName;
      readonly access: 'member';
      readonly encrypted?: Encrypted;
      readonly handle: Handler<MemberCall>;
    }
);

/** `always` refuses a plain body; `bySetting` follows the merchant's `encryption.register`. */
export type Encrypted = 'always' | 'bySetting';

/** A call that anybody may make. */
export function open(name: EndpointName, handle: Handler<Call>, encrypted?: Encrypted): SandboxRoute {
  return { name, access: 'open', handle, ...(encrypted ? { encrypted } : {}) };
}

/** A call that needs a session of the same merchant. */
export function forMembers(name: EndpointName, handle: Handler<MemberCall>): SandboxRoute {
  return { name, access: 'member', handle };
}
