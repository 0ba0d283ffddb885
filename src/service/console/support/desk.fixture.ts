import type {
  DeskAct,
  DeskConversation,
  DeskMessage,
  DeskNews,
  DeskPerson,
  DeskPlace,
} from '../../../contracts/desk.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { createTestLists, pageOf, type TestLists } from './desk-lists.fixture.ts';
import type { SupportDesk } from './desk.ts';

interface Talk extends DeskPlace {
  messages: DeskMessage[];
  holder?: DeskPerson | undefined;
  settled: number;
  isClosed: boolean;
}

/** A desk in memory that does as it is told. */
export interface TestDesk extends SupportDesk, Omit<TestLists, 'answers'> {
  /** Has a guest of a merchant begin a conversation. */
  write(merchant: string, text: string): DeskPlace;
  /** What staff did, oldest first. */
  readonly acts: readonly DeskAct[];
  /** What staff answered to questions, oldest first. */
  readonly answered: TestLists['answers'];
  /** Whether it answers. */
  answers(does: boolean): void;
  /** Answers who waits for news. */
  announce(news: DeskNews): void;
}

const partSize = 40;

/** Makes a desk without conversations. */
export function createTestDesk(now: () => Date): TestDesk {
  const talks: Talk[] = [];
  const acts: DeskAct[] = [];
  const waiting: ((news: DeskNews) => void)[] = [];
  let isThere = true;
  const reach = () => {
    if (!isThere) throw new RefusedError('UNREACHABLE', 'The desk is away.');
  };
  const find = ({ merchant, id }: DeskPlace) => talks.find((talk) => talk.merchant === merchant && talk.id === id);
  const threadOf = (talk: Talk, before = Infinity) => {
    const found = talk.messages.filter(({ id }) => id < before);
    const messages = found.slice(-partSize);
    const next = found.length > partSize ? messages[0]?.id : undefined;
    const rest = next === undefined ? {} : { next };
    return { conversation: viewOf(talk), messages, all: talk.messages.length, ...rest };
  };
  const { answers: answered, ...lists } = createTestLists(now, reach);
  return {
    ...lists,
    acts,
    answered,
    answers: (does) => void (isThere = does),
    announce: (news) => {
      for (const answer of waiting.splice(0)) answer(news);
    },
    write(merchant, text) {
      const id = talks.length + 1;
      const first = { id: 1, author: 'player', text, at: now().toISOString() } as const;
      talks.push({ merchant, id, messages: [first], settled: 0, isClosed: false });
      return { merchant, id };
    },
    list: async (scope) => {
      reach();
      return pageOf(talks.map(viewOf), scope, ({ waitingSince }) => waitingSince === undefined);
    },
    read: async ({ before, ...place }) => {
      reach();
      const talk = find(place);
      return talk && threadOf(talk, before);
    },
    act: async (act) => {
      reach();
      const talk = find(act);
      if (!talk) return { kind: 'absent' };
      const mayAct = act.act === 'take' ? (talk.holder?.id ?? null) === act.from : !isAnothers(talk, act.by);
      if (!mayAct) return { kind: 'held', holder: talk.holder ?? null };
      acts.push(act);
      carryOut(talk, act, now);
      return { kind: 'done', thread: threadOf(talk) };
    },
    news: (_mark, end) =>
      new Promise((resolve, reject) => {
        waiting.push(resolve);
        end.addEventListener('abort', () => reject(new Error('Nobody waits any more.')), { once: true });
      }),
  };
}

function isAnothers({ holder }: Talk, by: DeskPerson): boolean {
  return holder !== undefined && holder.id !== by.id;
}

function carryOut(talk: Talk, act: DeskAct, now: () => Date): void {
  talk.holder = act.act === 'close' ? undefined : act.act === 'hand-over' ? (act.to ?? undefined) : act.by;
  if (act.act === 'close' || act.act === 'answer') talk.settled = act.seen;
  talk.isClosed = act.act === 'close';
  if (act.act !== 'answer') return;
  const { text, by, shownAs } = act;
  const said = { id: talk.messages.length + 1, author: 'support', text, at: now().toISOString(), by: by.name } as const;
  talk.messages = [...talk.messages, { ...said, ...(shownAs === undefined ? {} : { shownAs }) }];
}

function viewOf({ merchant, id, messages, holder, settled, isClosed }: Talk): DeskConversation {
  const last = messages.at(-1);
  const waits = messages.find((message) => message.author === 'player' && message.id > settled);
  return {
    ...{ merchant, id, isClosed, lastText: last?.text ?? '', lastBy: last?.author ?? 'player', at: last?.at ?? '' },
    ...(waits ? { waitingSince: waits.at } : {}),
    ...(holder ? { holder } : {}),
  };
}
