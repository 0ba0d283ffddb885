import { messagesOf } from '../../contracts/maintenance.ts';
import { readBrokenNote } from '../store/broken-promises.ts';
import { laterWords, type Moment } from './break-words.ts';

type Detail = Readonly<Record<string, unknown>>;

/** What a change of a merchant's pointer did, in words: `switched CBS3 off until …, which breaks …`. */
export function changeWords(
  { action, detail }: { readonly action: string; readonly detail: Detail },
  moment: Moment,
): string {
  return `${actWords(action, detail, moment)}${promiseWords(detail, moment)}`;
}

/** The value of an override as staff say it. */
export function valueWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return JSON.stringify(value);
}

/** What a change did to promises: broke them itself, left them broken, or made it certain that they break later. */
function promiseWords(detail: Detail, moment: Moment): string {
  const { now, standing, later } = readBrokenNote(detail);
  return [
    ...(now.length > 0 ? [`, which breaks ${now.join(', ')}`] : []),
    ...standing.map(({ name, since }) => `; ${name} stays broken${since ? ` since seq ${since.seq}` : ''}`),
    ...later.map((one) => `; ${one.name} will break ${laterWords(one, moment)}`),
  ].join('');
}

function actWords(action: string, detail: Detail, moment: Moment): string {
  const forced = detail['forced'] === true ? ' by force' : '';
  switch (action) {
    case 'publish':
      return `published the folder${forced}`;
    case 'recompile':
      return 'compiled it again';
    case 'override':
      return `${overrideWords(detail, moment)}${forced}`;
    case 'undo':
      return `took back ${namesIn(detail['names']).map(shortName).join(', ')}${signedWords(detail)}`;
    case 'expire':
      return `ended ${namesIn(detail['names']).map(shortName).join(', ')}${lateWords(detail, moment)}`;
    case 'rollback': {
      const ended = namesIn(detail['ended']).map(shortName);
      const lifted = detail['lifted'] === true ? ', compiled anew' : '';
      return `went back to seq ${String(detail['to'])}${ended.length > 0 ? ` without ${ended.join(', ')}` : ''}${lifted}${signedWords(detail)}`;
    }
    case 'restore':
      return `restored seq ${String(detail['to'])}`;
    case 'upstream':
      return `took over from the platform${forced}${overruledWords(namesIn(detail['overruled']))}`;
    default:
      return action;
  }
}

/** Of a way back that let money move. */
function signedWords({ isSigned }: Detail): string {
  return isSigned === true ? ', signed with a passkey' : '';
}

/** Of an end that came late: when it was due, and why it was not done then. */
function lateWords({ due, late }: Detail, moment: Moment): string {
  if (typeof due !== 'string') return '';
  const why = late === 'failed' ? 'earlier tries failed' : 'the service was not running';
  return ` late (due ${moment(due)}: ${why})`;
}

function overruledWords(sentences: readonly string[]): string {
  return sentences.length === 0 ? '' : ` (overruled: ${sentences.join(' ')})`;
}

/** One override, or those of a change set, which stand in `changes`. */
function overrideWords({ changes, until, ...own }: Detail, moment: Moment): string {
  const end = typeof until === 'string' ? ` until ${moment(until)}` : '';
  // Only a change set writes the list.
  const all = Array.isArray(changes) ? (changes as readonly Detail[]) : [own];
  return `${all.map(oneWords).join(', ')}${end}`;
}

function oneWords({ name, value, ended }: Detail): string {
  const what = shortName(String(name));
  if (ended === true) return `took the override of ${what} away`;
  const messages = what === 'maintenance' ? messagesOf(value) : undefined;
  if (messages) return `switched maintenance on with a message (${Object.keys(messages).join(', ')})`;
  return typeof value === 'boolean' ? `switched ${what} ${valueWords(value)}` : `set ${what} to ${valueWords(value)}`;
}

/** `CBS3` for `flags.CBS3`; other names say by their section what they are. */
function shortName(name: string): string {
  return name.replace(/^flags\./, '');
}

function namesIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
