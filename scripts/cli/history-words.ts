import type { HistoryLine } from '../../src/service/operations.ts';
import { laterWords } from '../../src/service/publishing/break-words.ts';
import { readBrokenNote } from '../../src/service/store/broken-promises.ts';
import { moment } from './moment.ts';
import { valueWords } from './override-words.ts';

type Detail = HistoryLine['detail'];

/** One change in words: number, time, who, what, why. */
export function historyLine({ seq, at, author, action, detail, reason }: HistoryLine): string {
  const act = `${actWords(action, detail)}${promiseWords(detail)}`;
  return `${String(seq).padStart(5)}  ${moment(at)}  ${author} ${act}: ${reason}`;
}

/** What a change did to promises: broke them itself, left them broken, or made it certain that they break later. */
function promiseWords(detail: Detail): string {
  const { now, standing, later } = readBrokenNote(detail);
  return [
    ...(now.length > 0 ? [`, which breaks ${now.join(', ')}`] : []),
    ...standing.map(({ name, since }) => `; ${name} stays broken${since ? ` since seq ${since.seq}` : ''}`),
    ...later.map((one) => `; ${one.name} will break ${laterWords(one, moment)}`),
  ].join('');
}

function actWords(action: string, detail: Detail): string {
  const forced = detail['forced'] === true ? ' by force' : '';
  switch (action) {
    case 'publish':
      return `published the folder${forced}`;
    case 'recompile':
      return 'compiled it again';
    case 'override':
      return `${overrideActWords(detail)}${forced}`;
    case 'expire':
      return `ended ${namesIn(detail['names']).map(shortName).join(', ')}`;
    case 'rollback': {
      const ended = namesIn(detail['ended']).map(shortName);
      const lifted = detail['lifted'] === true ? ', compiled anew' : '';
      return `went back to seq ${String(detail['to'])}${ended.length > 0 ? ` without ${ended.join(', ')}` : ''}${lifted}`;
    }
    case 'upstream':
      return `took over from the platform${forced}${overruledWords(namesIn(detail['overruled']))}`;
    default:
      return action;
  }
}

function overruledWords(sentences: readonly string[]): string {
  return sentences.length === 0 ? '' : ` (overruled: ${sentences.join(' ')})`;
}

function overrideActWords({ name, value, until, ended }: Detail): string {
  const what = shortName(String(name));
  if (ended === true) return `took the override of ${what} away`;
  const end = typeof until === 'string' ? ` until ${moment(until)}` : '';
  return typeof value === 'boolean'
    ? `switched ${what} ${valueWords(value)}${end}`
    : `set ${what} to ${valueWords(value)}${end}`;
}

/** `CBS3` for `flags.CBS3`; other names say by their section what they are. */
function shortName(name: string): string {
  return name.replace(/^flags\./, '');
}

function namesIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
