import type { EndpointName } from './endpoints.ts';
import type { components, operations } from './generated/platform.ts';

/*
 * What the calls of the platform take and give, read from schemas/platform.openapi.yaml. A platform is somebody else's
 * program: these types say what it promised, and what must not be taken at its word is read by a function of its own.
 */

/** A record that the platform's document names: `Named<'Wallet'>`. */
export type Named<N extends keyof components['schemas']> = components['schemas'][N];

type Json<T> = T extends { readonly content: infer B }
  ? B[keyof B & ('application/json' | `${string}urlencoded`)]
  : never;
type Reply<C extends EndpointName> = operations[C]['responses'] extends { readonly 200: infer R } ? Json<R> : never;

/** What a call gives: its `value`, or the whole answer where the document wraps it otherwise (row A-330). */
export type Answer<C extends EndpointName> = Reply<C> extends { readonly value: infer V } ? V : Reply<C>;

/** What is only read on its way out. */
type Sent<T> = T extends readonly (infer E)[]
  ? readonly Sent<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Sent<T[K]> | Absent<T, K> }
    : T;
type Absent<T, K extends keyof T> = object extends Pick<T, K> ? undefined : never;

/** The body of a call before it is encrypted. */
export type Body<C extends EndpointName> = operations[C] extends { readonly requestBody?: infer B }
  ? Sent<Exclude<Json<NonNullable<B>>, Named<'EncryptedBody'>>>
  : never;

type Parameters<C extends EndpointName> = NonNullable<operations[C]['parameters']['query']>;

/** The query of a call, as text on its way. The client puts in the merchant's code and, where a site asks for it, the token. */
export type Query<C extends EndpointName> = {
  readonly [K in Exclude<keyof Parameters<C>, 'token'>]?: Parameters<C>[K] | number | undefined;
};
