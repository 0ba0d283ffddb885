import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPublishing, person, type Publishing } from './publishing.fixture.ts';

const MINUTE = 60_000;
const flags = ['CBS3', 'FREEPLAY3'] as const;
type Flag = (typeof flags)[number];

type Step =
  | { readonly kind: 'set'; readonly flag: Flag; readonly value: boolean; readonly minutes?: number }
  | { readonly kind: 'clear'; readonly flag: Flag }
  | { readonly kind: 'pass'; readonly minutes: number }
  | { readonly kind: 'publish'; readonly base: Base }
  | { readonly kind: 'rollback'; readonly to?: number }
  | { readonly kind: 'restart' };

type Base = Readonly<Record<Flag, boolean>>;

/** What the model knows of one override. */
interface Layer {
  readonly id: number;
  readonly value: boolean;
  readonly end: number;
}

/** A state that was live: what its folder says, and the layers over it, lowest first. */
interface State {
  readonly base: Base;
  readonly layers: Readonly<Record<Flag, readonly Layer[]>>;
  /** Number of the state that somebody wanted: this one, or the one that a rollback or an end led back to. */
  readonly wanted: number;
}

const flag = fc.constantFrom(...flags);
const value = fc.boolean();
const minutes = fc.constantFrom(10, 20, 30, 40, 60);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('set' as const), flag, value }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('set' as const), flag, value, minutes }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('clear' as const), flag }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('pass' as const), minutes }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('publish' as const), base: fc.record({ CBS3: value, FREEPLAY3: value }) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('rollback' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('rollback' as const), to: fc.integer({ min: 1, max: 12 }) }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'restart' as const }) },
);

/** The rules in a few lines: layers that end, one without an end in place of all, states that are gone back to. */
class Model {
  readonly #states: State[] = [];
  #ids = 0;
  #now: number;

  constructor(base: Base, now: number) {
    this.#now = now;
    this.#keep({ base, layers: { CBS3: [], FREEPLAY3: [] } });
  }

  get seq(): number {
    return this.#states.length;
  }

  /** What players see. */
  get shown(): Base {
    return { CBS3: this.#valueOf('CBS3'), FREEPLAY3: this.#valueOf('FREEPLAY3') };
  }

  pass(now: number): void {
    this.#now = now;
    const left = this.#left(this.#live.layers);
    if (!same(left, this.#live.layers)) this.#keep({ ...this.#live, layers: left });
  }

  set(name: Flag, wanted: boolean, end: number): void {
    const own = this.#live.layers[name];
    const isTemporaryBelow = own.some((layer) => layer.end < Infinity);
    if (!isTemporaryBelow && this.#valueOf(name) === wanted) return;
    const layer = { id: (this.#ids += 1), value: wanted, end };
    const top = own.at(-1);
    const isAnotherEnd = top !== undefined && top.end < Infinity && top.value === wanted;
    this.#lay(name, end === Infinity ? [layer] : [...(isAnotherEnd ? own.slice(0, -1) : own), layer]);
  }

  clear(name: Flag): void {
    if (this.#live.layers[name].length > 0) this.#lay(name, this.#live.layers[name].slice(0, -1));
  }

  publish(base: Base): void {
    if (!same(base, this.#live.base)) this.#keep({ base, layers: this.#live.layers });
  }

  /** Whether there is a state to go to. */
  rollBack(to?: number): boolean {
    if (to !== undefined && to > this.seq) return false;
    const target = to ?? this.#before();
    if (target === undefined) return false;
    const { base, layers } = this.#at(target);
    const left = this.#left(layers);
    if (same(base, this.#live.base) && same(left, this.#live.layers)) return true;
    this.#keep({ base, layers: left, wanted: this.#at(target).wanted });
    return true;
  }

  #before(): number | undefined {
    const { base, layers, wanted } = this.#live;
    for (let seq = wanted - 1; seq > 0; seq -= 1) {
      const { base: old, layers: all } = this.#at(seq);
      const left = this.#left(all);
      const isOther = !same(seenOf({ base: old, layers: all }), seenOf({ base, layers }));
      if (isOther && !(same(base, old) && same(left, layers))) return seq;
    }
    return undefined;
  }

  get #live(): State {
    return this.#at(this.seq);
  }

  #at(seq: number): State {
    const state = this.#states[seq - 1];
    if (!state) throw new Error(`The model has no state ${seq}.`);
    return state;
  }

  #lay(name: Flag, layers: readonly Layer[]): void {
    this.#keep({ base: this.#live.base, layers: { ...this.#live.layers, [name]: layers } });
  }

  #keep({ wanted = this.seq + 1, ...state }: Omit<State, 'wanted'> & { wanted?: number }): void {
    this.#states.push({ ...state, wanted });
  }

  #left(layers: State['layers']): State['layers'] {
    const left = (name: Flag) => layers[name].filter(({ end }) => end > this.#now);
    return { CBS3: left('CBS3'), FREEPLAY3: left('FREEPLAY3') };
  }

  #valueOf(name: Flag): boolean {
    return this.#live.layers[name].at(-1)?.value ?? this.#live.base[name];
  }
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
/** What of a state players can see: the layer on top, or else what the folder says. */
const seenOf = ({ base, layers }: Pick<State, 'base' | 'layers'>) =>
  flags.map((name) => layers[name].at(-1)?.id ?? base[name]);

let desk: Publishing;
let count = 0;
beforeAll(async () => {
  desk = await openPublishing();
}, 240_000);
afterAll(() => desk.close());

async function take(code: string, model: Model, request: Step): Promise<void> {
  const { operations, publisher, now } = desk;
  switch (request.kind) {
    case 'set': {
      const end = request.minutes === undefined ? Infinity : now().getTime() + request.minutes * MINUTE;
      const until = request.minutes === undefined ? {} : { until: new Date(end).toISOString() };
      await operations.override({ code, ...person, name: `flags.${request.flag}`, value: request.value, ...until });
      return model.set(request.flag, request.value, end);
    }
    case 'clear':
      await operations.override({ code, ...person, name: `flags.${request.flag}` });
      return model.clear(request.flag);
    case 'pass':
      desk.pass(request.minutes * MINUTE);
      await desk.expire();
      return model.pass(now().getTime());
    case 'publish':
      await publisher.publishFolder(desk.folder(code, { flags: request.base }), person);
      return model.publish(request.base);
    case 'rollback': {
      const result = await operations.rollback({
        code,
        ...person,
        ...(request.to === undefined ? {} : { to: request.to }),
      });
      expect(result.kind !== 'impossible').toBe(model.rollBack(request.to));
      return undefined;
    }
    case 'restart':
      return desk.restart();
  }
}

describe('overrides, rollbacks and ends in any order', () => {
  it('show what lies on top of what still counts, and nothing undoes it afterwards', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
        count += 1;
        const code = `m-${count}`;
        const base = { CBS3: false, FREEPLAY3: true };
        await desk.publisher.publishFolder(desk.folder(code, { flags: base }), person);
        const model = new Model(base, desk.now().getTime());
        for (const request of steps) {
          // Two changes at one moment by one person would be one to the origins of values.
          desk.pass(1_000);
          await desk.expire();
          model.pass(desk.now().getTime());
          await take(code, model, request);
          const { seq } = model;
          for (const turn of ['at once', 'a second look']) {
            const [live] = await desk.history(code);
            expect({ turn, seq: live?.seq, flags: (await desk.live(code)).flags }).toMatchObject({
              turn,
              seq,
              flags: model.shown,
            });
            await desk.expire();
          }
        }
      }),
      { numRuns: 60, seed: 20300101 },
    );
  }, 300_000);
});
