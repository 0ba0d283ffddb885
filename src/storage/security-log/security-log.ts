import { mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { gatherRepeats } from './gather-repeats.ts';
import { maskPersonal } from './mask-personal.ts';

/** Something that somebody who looks into a misuse will ask for. Accounts go by their id, never by a name. */
export interface SecurityEvent {
  readonly event:
    | 'login'
    | 'registration'
    | 'password'
    /** A second factor was set up or ended, or its recovery codes were made anew. */
    | 'factor'
    /** A mail address or number was proved, by which an account is got back. */
    | 'contact'
    | 'session.end'
    | 'deposit'
    | 'withdraw'
    | 'reward'
    | 'transfer'
    | 'bankCard'
    | 'safePlay'
    | 'erasure'
    | 'export'
    | 'refusal'
    | 'lockout'
    | 'staff.login'
    | 'staff.act';
  readonly outcome: 'done' | 'refused';
  readonly merchant?: string | undefined;
  readonly account?: number | undefined;
  /** Where the call came from. */
  readonly address?: string | undefined;
  /** Decimal text, of a move of money. */
  readonly amount?: string | undefined;
  /** A code, a name of a call or of a flag: never a secret. Numbers and mail addresses in it are masked. */
  readonly reference?: string | undefined;
}

/** Takes notes of events, one line of JSON each. */
export interface SecurityLog {
  note(event: SecurityEvent): void;
  close(): void;
}

interface LogOptions {
  /** Folder of the process: `security.log` and the older `security.1.log` … lie in it. */
  readonly folder: string;
  readonly now: () => Date;
  readonly onTrouble: (message: string, error: unknown) => void;
  readonly maxBytes?: number;
  /** How many older files are kept. */
  readonly kept?: number;
}

const longest = 200;

/** Opens the log, which this user alone may read. The same refusal again and again becomes one line a minute. */
export function openSecurityLog(options: LogOptions): SecurityLog {
  const { folder, now, onTrouble, maxBytes = 10 * 1024 * 1024, kept = 9 } = options;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'security.log');
  const destination = pino.destination({ dest: file, mode: 0o600, sync: true });
  destination.on('error', (error: unknown) => onTrouble('The security log cannot be written.', error));
  let size = statSync(file).size;
  const timestamp = () => `,"time":"${now().toISOString()}"`;
  const counting = {
    write: (line: string) => {
      if (size > 0 && size + Buffer.byteLength(line) > maxBytes) {
        rotate(folder, kept);
        destination.reopen();
        size = 0;
      }
      size += Buffer.byteLength(line);
      destination.write(line);
    },
  };
  const log = pino({ base: null, timestamp, formatters: { level: (level) => ({ level }) } }, counting);
  const short = (text: string | undefined) => text && maskPersonal(text.slice(0, longest));
  const gathered = gatherRepeats({ now, write: (event) => log.info(event) });
  return {
    note: ({ merchant, reference, ...rest }) => {
      gathered.note({ ...rest, merchant: short(merchant), reference: short(reference) });
    },
    close: () => {
      gathered.end();
      destination.end();
    },
  };
}

function rotate(folder: string, kept: number): void {
  const named = (number: number) => join(folder, number === 0 ? 'security.log' : `security.${number}.log`);
  for (let number = kept - 1; number >= 0; number -= 1) {
    if (statSync(named(number), { throwIfNoEntry: false })) renameSync(named(number), named(number + 1));
  }
}
