import { readFileSync } from 'node:fs';

/** Gives the value of a variable of the service's environment, or of the file that `<NAME>_FILE` names. */
export type ReadSecret = (name: string) => string | undefined;

/** Reads secrets that mapping files name; each is read once. */
export function createSecretReader(env: NodeJS.ProcessEnv): ReadSecret {
  const known = new Map<string, string | undefined>();
  return (name) => {
    if (!known.has(name)) known.set(name, secretOf(env, name));
    return known.get(name);
  };
}

function secretOf(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const [value, file] = [env[name], env[`${name}_FILE`]];
  if (value !== undefined && value !== '') return value;
  if (file === undefined || file === '') return undefined;
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch {
    // What cannot be read is missing; whoever asks for it says so with its name.
    return undefined;
  }
}
