import { readPointer } from '../store/read-pointer.ts';
import { openTestConsole, type Staff, type TestConsole } from './console.fixture.ts';
import type { Deviation } from './passkey.fixture.ts';

/** A question of the console that a passkey signs. */
type Question = { readonly attempt: string; readonly options: Parameters<Staff['passkey']['get']>[0] };

/** Three managers of two merchants, `ab` and `cd`. Nils has no passkey. */
export interface Signers {
  readonly staff: TestConsole;
  readonly mira: Staff;
  readonly omar: Staff;
  readonly nils: Staff;
  /** Sees to it that no session ends for being idle. */
  wake(): Promise<void>;
  /** Where a merchant stands. */
  pointerOf(code: string): Promise<{ readonly seq: number; readonly release: string }>;
}

/** Opens a console for tests of what is signed. */
export async function openSigners(): Promise<Signers> {
  const staff = await openTestConsole();
  const mira = await staff.join('Mira', 'manager');
  const omar = await staff.join('Omar', 'manager');
  const nils = await staff.join('Nils', 'manager', { hasPasskey: false });
  for (const code of ['ab', 'cd'])
    await staff.publisher.publishFolder(staff.folder(code), { author: 's', reason: 'first' });
  return {
    ...{ staff, mira, omar, nils },
    wake: async () => {
      for (const one of [mira, omar, nils]) await one.get('/sessions');
    },
    pointerOf: async (code) => {
      const pointer = await readPointer(staff.db, code);
      if (!pointer) throw new Error(`${code} is live.`);
      return { seq: pointer.seq, release: pointer.release };
    },
  };
}

/** What somebody's passkey answers to a question. */
export function signed(by: Staff, { attempt, options }: Question, deviation: Deviation = {}) {
  return { signature: { attempt, response: by.passkey.get(options, deviation) } };
}
