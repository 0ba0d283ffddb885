import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestConsole } from '../../src/service/console/console.fixture.ts';
import { startScheduled } from '../../src/service/console/changes/start-scheduled.ts';
import { exportChain } from '../cli/audit.ts';
import type { Entry, Head } from './read-export.ts';
import { verifyAudit } from './verify-audit.ts';

let entries: Entry[] = [];
let head: Head = { n: 0, hash: '' };
let exported = Buffer.alloc(0);
let kept = '';
let replaced: unknown;
beforeAll(async () => {
  const staff = await openTestConsole();
  const mira = await staff.join('Mira', 'manager');
  const omar = await staff.join('Omar', 'manager');
  await staff.publisher.publishFolder(staff.folder('ab'), { author: 'start', reason: 'first' });
  const { json: set } = await mira.post('/change-sets', {
    changes: [{ merchant: 'ab', name: 'flags.DEPOSIT', value: true }],
    reason: 'licence is there – signed',
    base: { ab: 1 },
  });
  expect((await omar.approve(set.id)).status).toBe(200);
  const { json: later } = await mira.post('/change-sets', {
    changes: [{ merchant: 'ab', name: 'flags.WITHDRAW', value: true }],
    reason: 'after the audit',
    base: { ab: 2 },
    startAt: new Date(staff.now().getTime() + 600_000).toISOString(),
    until: new Date(staff.now().getTime() + 6_000_000).toISOString(),
  });
  expect((await omar.approve(later.id)).json.state).toBe('scheduled');
  staff.pass(600_000);
  await startScheduled(staff.context, { since: new Date(0), onTrouble: (message) => expect.unreachable(message) });
  await omar.post('/stops', { merchants: ['ab'], name: 'maintenance', value: true, reason: 'outage' });
  const { json: fraud } = await mira.post('/stops', {
    ...{ merchants: ['ab'], name: 'flags.DEPOSIT', value: false, reason: 'fraud' },
  });
  expect((await omar.undo(fraud.id)).json.state).toBe('undone');
  const stop = { merchants: ['ab'], name: 'flags.DEPOSIT', value: false, reason: 'fraud again' };
  const base = (await mira.post('/stops', stop)).json.results[0].seq;
  const back = await omar.rollBack('ab', { to: base - 1, base, reason: 'it was none' });
  expect(back.json.state).toBe('published');
  const place = staff.desk.apply('ab');
  const proposing = { amount: '12.50', reason: 'it rained' };
  const { json: proposed } = await mira.post(`/applications/ab/${place.id}/propose`, proposing);
  const paid = await omar.pay(place, { amount: '12.50', author: proposed.proposal.by.id });
  expect(paid.json.decided.reward).toBe('12.50');
  const dir = await mkdtemp(join(tmpdir(), 'livery-audit-'));
  await exportChain(staff.operations, join(dir, 'audit.jsonl'));
  exported = await readFile(join(dir, 'audit.jsonl'));
  await writeFile(join(dir, 'old.jsonl'), 'an older one', { mode: 0o644 });
  kept =
    (await exportChain(staff.operations, join(dir, 'old.jsonl'))).text +
    (await readFile(join(dir, 'old.jsonl'), 'utf8'));
  await exportChain(staff.operations, join(dir, 'old.jsonl'), { isReplaced: true });
  replaced = [
    (await stat(join(dir, 'old.jsonl'))).mode & 0o777,
    (await readFile(join(dir, 'old.jsonl'))).equals(exported),
  ];
  const lines = exported.toString('utf8').trimEnd().split('\n');
  entries = lines.slice(0, -1).map((line) => JSON.parse(line) as Entry);
  head = (JSON.parse(lines.at(-1) ?? '') as { readonly head: Head }).head;
  await rm(dir, { recursive: true });
  await staff.close();
}, 240_000);

const written = (kept: readonly Entry[], end: Head = head) =>
  Buffer.from([...kept, { head: end }].map((line) => `${JSON.stringify(line)}\n`).join(''));
const faultsOf = (bytes: Uint8Array, checkpoints: readonly Head[] = []) => verifyAudit(bytes, checkpoints).faults;

/** What somebody makes who holds the database: every hash anew. */
function rewritten(changed: readonly Omit<Entry, 'hash'>[]): { readonly entries: Entry[]; readonly head: Head } {
  let last: Head = { n: 0, hash: '0'.repeat(64) };
  const made = changed.map(({ at, kind, body }) => {
    const n = last.n + 1;
    const previous = last.hash;
    const hash = createHash('sha256').update([n, previous, at, kind, body].join('\n')).digest('hex');
    last = { n, hash };
    return { n, at, kind, body, previous, hash };
  });
  return { entries: made, head: last };
}
const altered = (kind: string, change: (body: string) => string) =>
  rewritten(entries.map((entry) => (entry.kind === kind ? { ...entry, body: change(entry.body) } : entry)));

describe('an export of the audit chain', () => {
  it('holds together with its releases, acts and the signed approval, as the service wrote them @C-420', () => {
    expect(verifyAudit(exported, [head, { n: entries[2]?.n ?? 0, hash: entries[2]?.hash ?? '' }])).toEqual({
      entries: entries.length,
      signed: 5,
      unsigned: 0,
      faults: [],
    });
    const acts = entries.filter(({ kind }) => kind === 'act').map(({ body }) => JSON.parse(body).what.split(' ')[0]);
    expect(acts).toEqual([
      'add',
      'add',
      'propose',
      'approve',
      'propose',
      'approve',
      'stop',
      'stop',
      'undo',
      'stop',
      'roll',
      'propose',
      'pay',
    ]);
    expect(entries.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['release', 'approval', 'undo', 'rollback', 'reward']),
    );
    expect(written(entries).equals(exported)).toBe(true);
  });

  it('is written over no file that is there, unless it may go, and then for its owner alone', () => {
    expect(kept).toMatch(/old\.jsonl is there already: --replace writes over it\.an older one$/);
    expect(replaced).toEqual([0o600, true]);
  });

  it('is refused with any byte flipped @C-421', () => {
    const step = Math.max(1, Math.floor(exported.length / 1500));
    const unseen = [];
    for (let index = 0; index < exported.length; index += step) {
      const flipped = Buffer.from(exported);
      flipped[index] = (flipped[index] ?? 0) ^ (1 << (index % 8));
      if (faultsOf(flipped).length === 0) unseen.push(index);
    }
    expect(unseen).toEqual([]);
  });

  it('is refused with an entry missing, swapped with the next, twice, or cut off @C-422', () => {
    for (const [index] of entries.entries()) {
      expect(faultsOf(written(entries.toSpliced(index, 1))), `without ${index + 1}`).not.toEqual([]);
      const [one, next] = [entries[index], entries[index + 1]];
      if (one && next) expect(faultsOf(written(entries.toSpliced(index, 2, next, one)))).not.toEqual([]);
      if (one) expect(faultsOf(written(entries.toSpliced(index, 0, one)))).not.toEqual([]);
      expect(faultsOf(written(entries.slice(0, index))), `${index} left`).not.toEqual([]);
    }
    expect(faultsOf(Buffer.from(entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')))).not.toEqual([]);
    expect(faultsOf(exported.subarray(0, -1))).not.toEqual([]);
  });

  it('that was cut off with a head to match, or rewritten, shows against a checkpoint @C-423', () => {
    const short = entries.slice(0, -2);
    const end = { n: short.length, hash: short.at(-1)?.hash ?? '' };
    expect(faultsOf(written(short, end))).toEqual([]);
    expect(faultsOf(written(short, end), [head])).toEqual([expect.stringContaining('cut off')]);
    const other = altered('act', (body) => body.replace('propose', 'publish'));
    expect(faultsOf(written(other.entries, other.head))).toEqual([]);
    expect(faultsOf(written(other.entries, other.head), [head])).toEqual([expect.stringContaining('rewritten')]);
  });

  it('shows a forged approval even when every hash was made anew @C-424', () => {
    const faults = (made: { readonly entries: Entry[]; readonly head: Head }) =>
      faultsOf(written(made.entries, made.head));
    const release = /"release":"([0-9a-f]{64})"/;
    const other = (body: string) => body.replace(release, `"release":"${'ab'.repeat(32)}"`);
    expect(faults(altered('release', other)).join()).toContain('another release of ab live than its approver signed');
    const request = (body: string) =>
      body.replace('"name":"flags.WITHDRAW","value":true', '"name":"flags.WITHDRAW","value":1');
    expect(faults(altered('release', request)).join()).toContain('other changes of ab live than its approver signed');
    const longer = (body: string) => body.replace(/"until":"20/, '"until":"21');
    expect(faults(altered('release', longer)).join()).toContain('end at another time than its approver signed');
    const escaped = (body: string) =>
      body.replace(/\\"release\\":\\"[0-9a-f]{64}/, `\\"release\\":\\"${'ab'.repeat(32)}`);
    expect(faults(altered('approval', escaped)).join()).toContain('signs another document');
    const own = (body: string) => {
      const { author } = JSON.parse(body);
      return JSON.stringify({ ...JSON.parse(body), approver: author });
    };
    expect(faults(altered('approval', own)).join()).toContain('approved by its own author');
    expect(faults(altered('approval', own)).join()).toContain('a passkey that its approver did not have');
    const without = rewritten(entries.filter(({ kind }) => kind !== 'approval'));
    expect(faults(without).join()).toContain('nothing before it approves that');
    const unkeyed = rewritten(entries.filter(({ body }) => !body.includes('add passkey')));
    expect(faults(unkeyed).join()).toContain('a passkey that its approver did not have');
    const added = entries.findIndex(({ body }) => body.includes('propose'));
    const [{ approver }] = entries.flatMap(({ kind, body }) => (kind === 'approval' ? [JSON.parse(body)] : []));
    for (const ending of [
      { what: `reset the second factor of person ${approver}` },
      { what: `change person ${approver}`, isClosed: true },
    ]) {
      const act = {
        n: 0,
        previous: '',
        at: '2030-01-01',
        kind: 'act',
        body: JSON.stringify({ ...ending, person: 'x' }),
      };
      const keyless = rewritten(entries.toSpliced(added, 0, { ...act, hash: '' }));
      expect(faults(keyless).join(), ending.what).toContain('a passkey that its approver did not have');
    }
    const unsigned = (body: string) => {
      const flip = (text: string) => `${text.slice(0, 20)}${text[20] === 'A' ? 'B' : 'A'}${text.slice(21)}`;
      return JSON.stringify({ ...JSON.parse(body), signature: flip(JSON.parse(body).signature) });
    };
    expect(faults(altered('approval', unsigned)).join()).toContain('none of its passkey');
  });

  it('shows a forged undo that let money move even when every hash was made anew @C-425', () => {
    const faults = (made: { readonly entries: Entry[]; readonly head: Head }) =>
      faultsOf(written(made.entries, made.head)).join();
    const isUndo = ({ kind, body }: Entry) => kind === 'release' && body.includes('"undoes"');
    const body = (change: (of: Record<string, unknown>) => object) => (text: string) =>
      JSON.stringify({ ...JSON.parse(text), ...change(JSON.parse(text)) });
    const other = entries.map((one) =>
      isUndo(one) ? { ...one, body: body(() => ({ release: 'ab'.repeat(32) }))(one.body) } : one,
    );
    expect(faults(rewritten(other))).toContain('another release of ab live by an undo than was signed');
    const without = rewritten(entries.filter(({ kind }) => kind !== 'undo'));
    expect(faults(without)).toContain('as a signed undo, and nothing before it signs that');
    expect(
      faults(
        altered(
          'undo',
          body(({ author }) => ({ approver: author })),
        ),
      ),
    ).toContain('undone by its own author');
    expect(
      faults(
        altered(
          'undo',
          body(() => ({ signature: undefined })),
        ),
      ),
    ).toContain('without a signature');
    // The signature of an approval stands for no undo.
    const [approval = ''] = entries.flatMap((one) => (one.kind === 'approval' ? [one.body] : []));
    expect(faults(altered('undo', () => approval))).toContain('a document of another kind');
  });

  it('shows a forged rollback that let money move even when every hash was made anew @C-426', () => {
    const faults = (made: { readonly entries: Entry[]; readonly head: Head }) =>
      faultsOf(written(made.entries, made.head)).join();
    const body = (more: object) => (text: string) => JSON.stringify({ ...JSON.parse(text), ...more });
    const isBack = ({ kind, body: text }: Entry) => kind === 'release' && text.includes('"action":"rollback"');
    const moved = (more: object) =>
      rewritten(entries.map((one) => (isBack(one) ? { ...one, body: body(more)(one.body) } : one)));
    const other = 'another release of ab live by a rollback than was signed';
    expect(faults(moved({ release: 'ab'.repeat(32) }))).toContain(other);
    expect(faults(moved({ detail: { to: 1, isSigned: true } }))).toContain(other);
    const unsaid = 'as a signed rollback, and nothing before it signs that';
    expect(faults(moved({ seq: 99 }))).toContain(unsaid);
    expect(faults(rewritten(entries.filter(({ kind }) => kind !== 'rollback')))).toContain(unsaid);
    expect(faults(altered('rollback', body({ to: 1 })))).toContain('over another rollback or another person');
    expect(faults(altered('rollback', body({ approver: 'x' })))).toContain('a passkey that its approver did not have');
    expect(faults(altered('rollback', body({ signature: undefined })))).toContain('without a signature');
    const own = (text: string) => text.replace('"author":"Mira"', '"author":" OMAR (nightly)"');
    expect(faults(altered('release', own))).toContain('somebody whose own change it takes back');
    // The signature of an undo stands for no rollback.
    const [undo = '{}'] = entries.flatMap((one) => (one.kind === 'undo' ? [one.body] : []));
    const { document, signature, clientDataJSON, authenticatorData } = JSON.parse(undo);
    const borrowed = altered('rollback', body({ document, signature, clientDataJSON, authenticatorData }));
    expect(faults(borrowed)).toContain('a document of another kind');
  });

  it('shows a forged payment even when every hash was made anew @C-757', () => {
    const verdict = (made: { readonly entries: Entry[]; readonly head: Head }) =>
      verifyAudit(written(made.entries, made.head));
    const faults = (made: { readonly entries: Entry[]; readonly head: Head }) => verdict(made).faults.join();
    const body = (more: object) => (text: string) => JSON.stringify({ ...JSON.parse(text), ...more });
    const isPaid = ({ body: text }: Entry) => text.includes('"what":"pay application');
    const paid = (more: object) =>
      rewritten(entries.map((one) => (isPaid(one) ? { ...one, body: body(more)(one.body) } : one)));
    const unsaid = 'and nothing before it approves that';
    for (const more of [{ amount: '99.00' }, { currency: 'PKR' }, { application: 7 }, { person: 'x' }])
      expect(faults(paid(more)), JSON.stringify(more)).toContain(unsaid);
    expect(faults(paid({ what: 'pay application 7 of ab' }))).toContain(unsaid);
    expect(faults(rewritten(entries.filter(({ kind }) => kind !== 'reward')))).toContain(unsaid);
    expect(faults(altered('reward', body({ amount: '99.00' })))).toContain('signed over another payment');
    expect(faults(altered('reward', body({ approver: 'x' })))).toContain('a passkey that its approver did not have');
    const escaped = (text: string) => text.replace('\\"amount\\":\\"12.50', '\\"amount\\":\\"99.50');
    expect(faults(altered('reward', escaped))).toContain('signs another document');
    const own = (text: string) => body({ author: JSON.parse(text).approver })(text);
    expect(faults(altered('reward', own))).toContain('approved by its own author');
    // The signature of a rollback pays nothing; one that is left out is counted as lacking.
    const [back = '{}'] = entries.flatMap((one) => (one.kind === 'rollback' ? [one.body] : []));
    const { document, signature, clientDataJSON, authenticatorData } = JSON.parse(back);
    const borrowed = altered('reward', body({ document, signature, clientDataJSON, authenticatorData }));
    expect(faults(borrowed)).toContain('a document of another kind');
    expect(verdict(altered('reward', body({ signature: undefined })))).toMatchObject({ signed: 4, unsigned: 1 });
  });
});
