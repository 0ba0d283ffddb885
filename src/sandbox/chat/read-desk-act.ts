import {
  type DeskAct,
  type DeskPart,
  type DeskPerson,
  deskPlacePattern,
  type DeskScope,
} from '../../contracts/desk.ts';
import { failure } from '../errors.ts';
import { idIn } from '../http/read-value.ts';
import { longestText } from './conversations.ts';

const longestName = 100;

/** Which merchants, and which one or which page of theirs, a body asks about. Throws where it says none. */
export function readScope(body: unknown): DeskScope {
  const { merchants, id, after } = Object(body);
  if (!Array.isArray(merchants) || !merchants.every((one) => typeof one === 'string')) throw failure('body.invalid');
  if (after !== undefined && (typeof after !== 'string' || !deskPlacePattern.test(after)))
    throw failure('body.invalid');
  return { merchants, ...(id === undefined ? {} : { id: idIn(id) }), ...(after === undefined ? {} : { after }) };
}

/** Which part of which conversation a body asks about; nothing where it says none. */
export function readPart(body: unknown): DeskPart | undefined {
  const { merchant, id, before } = Object(body);
  if (typeof merchant !== 'string' || (before !== undefined && idIn(before) === 0)) return undefined;
  return { merchant, id: idIn(id), ...(before === undefined ? {} : { before: idIn(before) }) };
}

/** What a body says that somebody does; nothing where it is no such act. */
export function readDeskAct(body: unknown): DeskAct | undefined {
  const { merchant, id, by, act, text, seen, shownAs, from, to } = Object(body);
  const person = readPerson(by);
  if (typeof merchant !== 'string' || idIn(id) === 0 || !person) return undefined;
  const of = { merchant, id: idIn(id), by: person };
  switch (act) {
    case 'answer': {
      const said = typeof text === 'string' ? text.trim() : '';
      if (said === '' || said.length > longestText || idIn(seen) === 0) return undefined;
      if (shownAs !== undefined && !isName(shownAs)) return undefined;
      return { ...of, act, text: said, seen: idIn(seen), ...(shownAs === undefined ? {} : { shownAs }) };
    }
    case 'take':
      return from === null || isName(from) ? { ...of, act, from } : undefined;
    case 'hand-over': {
      const next = to === null ? null : readPerson(to);
      return next === undefined ? undefined : { ...of, act, to: next };
    }
    case 'close':
      return idIn(seen) === 0 ? undefined : { ...of, act, seen: idIn(seen) };
    default:
      return undefined;
  }
}

/** Somebody of the staff as a body names them. */
export function readPerson(value: unknown): DeskPerson | undefined {
  const { id, name } = Object(value);
  return isName(id) && isName(name) ? { id, name } : undefined;
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= longestName;
}
