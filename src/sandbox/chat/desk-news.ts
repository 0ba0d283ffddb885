import { randomUUID } from 'node:crypto';
import type { DeskNews } from '../../contracts/desk.ts';

/** What moved in live chat, for who waits for it. */
export interface ChatNews {
  /** A conversation of a merchant has moved. */
  touch(merchant: string): void;
  /** News after a mark: at once where there are some, or where the mark is of another process; else when some come or the patience ends. */
  after(mark: string | undefined, patienceMs: number): Promise<DeskNews>;
  /** How many wait. */
  waiting(): number;
  /** Answers everybody who waits, from now on at once. */
  close(): void;
}

/** So many movements are remembered; who missed more looks at everything again. */
const remembered = 1000;

/** Makes the news of one process. */
export function createChatNews(): ChatNews {
  const process = randomUUID();
  const moved: string[] = [];
  const waiting = new Set<() => void>();
  let count = 0;
  let isClosed = false;
  const since = (mark: string | undefined): DeskNews | undefined => {
    const now = `${process} ${count}`;
    const [of, known = ''] = (mark ?? '').split(' ');
    const missed = count - Number(known);
    if (of !== process || !(missed >= 0 && missed <= moved.length)) return { mark: now };
    return missed === 0 ? undefined : { mark: now, merchants: [...new Set(moved.slice(-missed))] };
  };
  const wake = () => {
    for (const call of [...waiting]) call();
  };
  return {
    touch(merchant) {
      count += 1;
      moved.push(merchant);
      if (moved.length > remembered) moved.shift();
      wake();
    },
    async after(mark, patienceMs) {
      const known = since(mark);
      if (known || isClosed) return known ?? nothing(mark);
      await new Promise<void>((resolve) => {
        const end = () => {
          clearTimeout(timer);
          waiting.delete(end);
          resolve();
        };
        const timer = setTimeout(end, patienceMs);
        waiting.add(end);
      });
      return since(mark) ?? nothing(mark);
    },
    waiting: () => waiting.size,
    close() {
      isClosed = true;
      wake();
    },
  };
}

function nothing(mark = ''): DeskNews {
  return { mark, merchants: [] };
}
