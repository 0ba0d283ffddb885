import { GATEWAY_MOBILE } from '../../src/contracts/call-headers.ts';
import { endpoints } from '../../src/contracts/endpoints.ts';
import { encryptBody, type KeySet } from '../../src/client/platform/encrypt.ts';
import { passedRequestHeaders } from '../../src/service/door/passed-headers.ts';
import { callPlatform } from '../../src/service/mapping/call-platform.ts';
import type { PlatformWay } from '../../src/service/mapping/platforms.ts';
import { readLimited } from '../../src/service/mapping/read-limited.ts';
import type { ContractCall } from './read-contract.ts';

/** An answer of a platform, in the words of the contract. */
export interface Asked {
  readonly status: number;
  readonly text: string;
}

interface Question {
  readonly token?: string | undefined;
  readonly body?: unknown;
  /** Encrypts the body for the platform, as browsers do. */
  readonly isEncrypted?: boolean;
}

/** Makes calls of the contract, as the service would for a player. Rejects when nothing answers. */
export type AskContract = (contract: ContractCall, question?: Question) => Promise<Asked>;

/** How long a platform may take, as at the door of the service. */
const ANSWER_MS = 10_000;

/** Asks a platform in the name of a brand. */
export function createAskContract(way: PlatformWay, merchant: string): AskContract {
  let keys: Promise<KeySet> | undefined;
  const ask = async (
    { call, query }: Pick<ContractCall, 'call' | 'query'>,
    { token, body, isEncrypted = false }: Question = {},
  ): Promise<Asked> => {
    const module = moduleOf(call.name);
    const encrypted = isEncrypted && way.translation?.key === undefined;
    keys = encrypted ? (keys ?? askKeys()) : keys;
    const content =
      body === undefined ? undefined : encrypted && keys ? await encryptBody(body, await keys) : JSON.stringify(body);
    const response = await callPlatform(way, {
      name: call.name,
      path: call.path,
      merchant,
      query: new URLSearchParams(
        call.method === 'GET' || call.method === 'DELETE' ? { merchantCode: merchant, ...query } : query,
      ),
      ...(content === undefined ? {} : { body: content }),
      init: {
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_MS),
        headers: {
          ...passedRequestHeaders({ accept: 'application/json', gateway: String(GATEWAY_MOBILE), moduleid: module }),
          Merchant: merchant,
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          ...(content === undefined ? {} : { 'Content-Type': encrypted ? 'application/jose' : 'application/json' }),
          ...(encrypted ? { Encryption: 'JWE' } : {}),
        },
      },
    });
    return { status: response.status, text: await readLimited(response.body ?? []) };
  };
  const askKeys = async (): Promise<KeySet> => {
    const { path, method } = endpoints.keys;
    const call = { name: 'keys', method, path, patterns: {}, bodyLimit: 0, isPage: false, shape: 'whole' as const };
    return JSON.parse((await ask({ call, query: {} })).text) as KeySet;
  };
  return ask;
}

function moduleOf(name: string): string {
  const known: Readonly<Record<string, { readonly module: string }>> = endpoints;
  return known[name]?.module ?? 'COMM3';
}
