import { runCommand } from './run-command.ts';

const acceptedFile = 'tests/pictures/accepted.json';
/** What players' screens are made of. */
const drawn = ['app', 'art', 'client', 'engine', 'features', 'forms', 'lobby', 'release', 'sandbox', 'ui'];
const sources = [...drawn.map((folder) => `src/${folder}`), 'schemas', 'themes', 'merchants'];

/**
 * A note where commits to what players' screens are made of are newer than the accepted pictures; nothing where none is, and
 * outside a Git checkout. About 0.2 s.
 */
export async function pictureNote(root: string): Promise<string | undefined> {
  const git = async (...args: readonly string[]) => {
    const { ok, output } = await runCommand('git', args, { cwd: root });
    return ok ? output.trim() : '';
  };
  const [commit, day] = (await git('log', '-1', '--format=%H %cs', '--', acceptedFile)).split(' ');
  if (!commit || !day) return undefined;
  const count = Number(await git('rev-list', '--count', `${commit}..HEAD`, '--', ...sources));
  if (!count) return undefined;
  const what = count === 1 ? '1 later commit touches' : `${count} later commits touch`;
  return `${acceptedFile} is of ${day}: ${what} what players see. docs/pictures.md says how pictures are looked at and accepted.`;
}
