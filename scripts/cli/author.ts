import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { root } from './folders.ts';
import type { VerbCall } from './verb.ts';
import { optionOf, UsageError } from './verb.ts';

/** The longest name that the history shows in full. */
const LONGEST = 80;

/** What verbs that change something take: who is said to have done it. */
export const authorOption = { author: { type: 'string' } } as const;

/**
 * Who stands in the history: `--author`, else the name that git knows, else the operating-system user. An account that
 * several people share names nobody, so the last resort is told on standard error.
 */
export function authorOf(call: VerbCall): string {
  const given = optionOf(call, 'author')?.trim();
  if (given === '' || (given !== undefined && (given.length > LONGEST || /\p{C}/u.test(given)))) {
    throw new UsageError(`--author takes a name of at most ${LONGEST} letters, on one line.`);
  }
  const name = given ?? nameInGit();
  if (name !== undefined) return name;
  const { username } = userInfo();
  process.stderr.write(`The history will say "${username}": --author or git config user.name says who you are.\n`);
  return username;
}

function nameInGit(): string | undefined {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as const;
    const name = execFileSync('git', ['config', 'user.name'], {
      cwd: root,
      stdio: [...stdio],
      encoding: 'utf8',
    }).trim();
    return name === '' ? undefined : name.slice(0, LONGEST);
  } catch {
    // No git, or no name: whoever calls has another way to say it.
    return undefined;
  }
}
