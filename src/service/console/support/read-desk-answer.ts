import type {
  DeskConversation,
  DeskMessage,
  DeskNews,
  DeskPerson,
  DeskResult,
  DeskThread,
} from '../../../contracts/desk.ts';

type Part = Readonly<Record<string, unknown>>;

/** Conversations as a platform says them; nothing where it says something else. */
export function readConversations(value: unknown): readonly DeskConversation[] | undefined {
  return everyOf(value, readConversation);
}

/** A conversation with its messages. */
export function readThread(value: unknown): DeskThread | undefined {
  const part = partOf(value);
  const conversation = readConversation(part['conversation']);
  const messages = everyOf(part['messages'], readMessage);
  return conversation && messages && { conversation, messages };
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

function readPerson(value: unknown): DeskPerson | undefined {
  const { id, name } = partOf(value);
  return isText(id) && isText(name) ? { id, name } : undefined;
}

/** Every part of a list, or nothing where one is none. */
function everyOf<T>(value: unknown, read: (part: unknown) => T | undefined): readonly T[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const parts = value.flatMap((part) => read(part) ?? []);
  return parts.length === value.length ? parts : undefined;
}

function partOf(value: unknown): Part {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function isMoment(value: unknown): value is string {
  return isText(value) && !Number.isNaN(Date.parse(value));
}

function isSide(value: unknown): value is DeskMessage['author'] {
  return value === 'player' || value === 'support';
}

function isAbsentOr<T>(value: unknown, is: (given: unknown) => given is T): value is T | undefined {
  return value === undefined || is(value);
}
