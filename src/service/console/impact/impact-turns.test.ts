import { expect, it } from 'vitest';
import { inTurn } from './impact-turns.ts';

const stays = new AbortController().signal;

/** Work that ends when it is told to, and says how much of it is under way. */
function openWork() {
  const ends: (() => void)[] = [];
  let begun = 0;
  const work = async () => {
    begun += 1;
    await new Promise<void>((resolve) => ends.push(resolve));
  };
  const rest = () => new Promise<void>((resolve) => setImmediate(resolve));
  return { work, rest, begun: () => begun, endOne: () => ends.shift()?.() };
}

it('runs one question of a person at a time, lets three wait and refuses the rest @C-242', async () => {
  const { work, rest, begun, endOne } = openWork();
  const asked = [1, 2, 3, 4].map(() => inTurn('vera', stays, work));
  await expect(inTurn('vera', stays, work)).rejects.toThrow('Too much is under way');
  for (let turn = 1; turn <= 4; turn += 1) {
    await rest();
    expect(begun()).toBe(turn);
    endOne();
  }
  await Promise.all(asked);
});

it('runs two questions of a node at a time @C-242', async () => {
  const { work, rest, begun, endOne } = openWork();
  const asked = ['ines', 'mira', 'vera'].map((person) => inTurn(person, stays, work));
  await rest();
  expect(begun()).toBe(2);
  endOne();
  await rest();
  expect(begun()).toBe(3);
  endOne();
  endOne();
  await Promise.all(asked);
});

it('begins nothing for somebody who has left, and gives the turn on @C-242', async () => {
  const { work, rest, begun, endOne } = openWork();
  const first = inTurn('vera', stays, work);
  const visit = new AbortController();
  const second = inTurn('vera', visit.signal, work);
  const third = inTurn('vera', stays, work);
  visit.abort();
  await expect(second).rejects.toThrow('The visit is over');
  endOne();
  await first;
  await rest();
  expect(begun()).toBe(2);
  endOne();
  await third;
});
