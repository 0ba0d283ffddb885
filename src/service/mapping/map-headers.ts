import type { PlatformMapping } from '../../contracts/generated/platform-mapping.ts';
import type { ReadSecret } from './read-secret.ts';

type Headers = Readonly<Record<string, string>>;

/** Headers of a call in the platform's words, with its keys. Throws a sentence when a secret is not in the environment. */
export function mapHeaders({ token, headers = {} }: PlatformMapping, given: Headers, readSecret: ReadSecret): Headers {
  const { authorization, ...others } = given;
  const carried =
    authorization === undefined || !token
      ? { ...(authorization === undefined ? {} : { authorization }) }
      : { [token.header]: `${token.prefix ?? ''}${authorization.replace(/^Bearer /i, '')}` };
  const own = Object.entries(headers).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : secretNamed(value.env, readSecret),
  ]);
  return { ...others, ...carried, ...Object.fromEntries(own) };
}

function secretNamed(name: string, readSecret: ReadSecret): string {
  const value = readSecret(name);
  if (value === undefined)
    throw new Error(`${name} is not set in the environment; the mapping of a platform names it.`);
  return value;
}
