import type {
  DeskConversation,
  DeskMessage,
  DeskNews,
  DeskPage,
  DeskResult,
  DeskThread,
} from '../../../contracts/desk.ts';
import { everyOf, isAbsentOr, isId, isMoment, isText, pageOf, partOf, readPerson } from './read-part.ts';

/** A page of conversations as a platform says it; nothing where it says something else. */
export function readConversations(value: unknown): DeskPage<DeskConversation> | undefined {
  return pageOf(value, readConversation);
}

/** A conversation with a part of its messages. */
export function readThread(value: unknown): DeskThread | undefined {
  const { all, next, ...part } = partOf(value);
  const conversation = readConversation(part['conversation']);
  const messages = everyOf(part['messages'], readMessage);
  if (!conversation || !messages || !isId(all) || !isAbsentOr(next, isId)) return undefined;
  return { conversation, messages, all, ...(next === undefined ? {} : { next }) };
}

/** What came of an act. */
export function readResult(value: unknown): DeskResult | undefined {
  const part = partOf(value);
  switch (part['kind']) {
    case 'done': {
      const thread = readThread(part['thread']);
      return thread && { kind: 'done', thread };
    }
    case 'held': {
      const holder = part['holder'] === null ? null : readPerson(part['holder']);
      return holder === undefined ? undefined : { kind: 'held', holder };
    }
    case 'absent':
      return { kind: 'absent' };
    default:
      return undefined;
  }
}

/** What has moved. */
export function readNews(value: unknown): DeskNews | undefined {
  const { mark, merchants } = partOf(value);
  if (!isText(mark)) return undefined;
  const named = merchants === undefined ? [] : everyOf(merchants, (one) => (isText(one) ? one : undefined));
  return named && { mark, ...(merchants === undefined ? {} : { merchants: named }) };
}

function readConversation(value: unknown): DeskConversation | undefined {
  const { id, merchant, player, lastText, lastBy, at, waitingSince, holder, isClosed } = partOf(value);
  if (!isId(id) || !isText(merchant) || !isText(lastText) || !isSide(lastBy) || !isMoment(at)) return undefined;
  if (!isAbsentOr(player, isText) || !isAbsentOr(waitingSince, isMoment) || typeof isClosed !== 'boolean')
    return undefined;
  const person = holder === undefined ? undefined : readPerson(holder);
  if (holder !== undefined && !person) return undefined;
  return {
    ...{ id, merchant, lastText, lastBy, at, isClosed },
    ...(player === undefined ? {} : { player }),
    ...(waitingSince === undefined ? {} : { waitingSince }),
    ...(person ? { holder: person } : {}),
  };
}

function readMessage(value: unknown): DeskMessage | undefined {
  const { id, author, text, at, by, shownAs } = partOf(value);
  if (!isId(id) || !isSide(author) || !isText(text) || !isMoment(at)) return undefined;
  if (!isAbsentOr(by, isText) || !isAbsentOr(shownAs, isText)) return undefined;
  return {
    ...{ id, author, text, at },
    ...(by === undefined ? {} : { by }),
    ...(shownAs === undefined ? {} : { shownAs }),
  };
}

function isSide(value: unknown): value is DeskMessage['author'] {
  return value === 'player' || value === 'support';
}
