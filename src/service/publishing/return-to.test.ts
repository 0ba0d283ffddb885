import { expect, it } from 'vitest';
import type { Override } from '../../contracts/origins.ts';
import { returnTo } from './return-to.ts';

const now = new Date('2030-01-01T00:00:00Z');
const override = (name: string, more: Partial<Override> = {}): Override => ({
  ...{ name, value: true, author: 'mira', reason: 'because', at: '2029-12-31T00:00:00.000Z', ...more },
});
const [chat, mail, cash] = [override('flags.CBS3'), override('flags.MAILCEN'), override('flags.DEPOSIT')];
const note = { action: 'undo', author: 'mira', reason: 'back', detail: {} } as const;

/** A way back from a live state with another value, to what stood there before; `change` is what differs from that. */
function wayBack(
  change: {
    readonly source?: string;
    readonly overrides?: readonly Override[];
    readonly detail?: Readonly<Record<string, unknown>>;
    readonly action?: string;
    readonly restored?: readonly Override[];
    readonly engines?: readonly (string | undefined)[];
  } = {},
) {
  const { source = 'source', overrides = [mail, chat, cash], detail = {}, action = 'publish' } = change;
  const { restored = [cash, mail, chat], engines = ['engine', 'engine'] } = change;
  const of = { merchant: 'ab', ordinal: 1, folder: 'folder', engine: 'pointer engine' };
  const pointer = { ...of, seq: 2, release: 'live', source: 'source' };
  const who = { author: 'omar', reason: 'first', at: new Date('2029-12-31T00:00:00Z') };
  const earlier = { ...who, seq: 1, release: 'earlier', source, action, detail, overrides };
  const parts = { forms: 'forms', validators: 'validators' };
  const made = new Map(
    ['live', 'earlier'].flatMap((release, index) => {
      const engine = engines[index];
      return engine === undefined ? [] : [[release, { engine, parts }] as const];
    }),
  );
  const stored = [override('flags.CBS3', { value: false }), mail];
  const request = { merchant: 'ab', change: () => restored, note, earlier };
  return returnTo(request, { state: { pointer, stored }, made, now });
}

it('goes back to the release and the overrides of that time, whatever their order among other names @C-231', () => {
  expect(wayBack()).toEqual({
    kind: 'prepared',
    publication: {
      ...{ merchant: 'ab', expectedSeq: 2, release: 'earlier', parts: [], source: { hash: 'source' } },
      ...{ folder: 'folder', engine: 'pointer engine', overrides: [mail, chat, cash], note },
    },
    outcome: { warnings: [], breaks: [], overrides: [mail, chat, cash] },
  });
});

it.each([
  ['another folder is live', { source: 'other' }],
  ['something else comes of it', { restored: [chat] }],
  [
    'of one name another one lies on top',
    { overrides: [chat, override('flags.CBS3', { value: 1 })], restored: [override('flags.CBS3', { value: 1 }), chat] },
  ],
  [
    'one of them has ended',
    {
      overrides: [override('flags.CBS3', { until: '2029-12-31T23:59:59.000Z' })],
      restored: [override('flags.CBS3', { until: '2029-12-31T23:59:59.000Z' })],
    },
  ],
  ['it broke a promise', { detail: { breaks: ['login.hasMethod at login.method'] } }],
  ['it was to break one later', { detail: { breaksLater: [{ name: 'a', overrides: ['flags.CBS3'] }] } }],
  ['a backup brought it back unlooked at', { action: 'restore' }],
  ['another engine made it', { engines: ['engine', 'other'] }],
  ['nobody knows which engine made either', { engines: [undefined, undefined] }],
  ['its release is gone', { engines: ['engine', undefined] }],
] as const)('compiles where %s @C-231', (_, change) => {
  expect(wayBack(change)).toBeUndefined();
});
