import { expect, it } from 'vitest';
import type { ShownCard } from '../report-data.ts';
import { readChoice } from '../../../../src/service/start/states/choice.ts';
import { sceneSchemes, sceneStates, sceneVisitors } from '../../../../src/contracts/scene.ts';
import { snapshotScreens } from '../../screens.ts';
import { replayCommand, statesAddress } from './replay.ts';
import { rowsInView, rowsOf } from './rows.ts';

const cards = (count: number): readonly ShownCard[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ id: index.toString(16).padStart(6, '0'), kind: 'changed', screen: `screen ${index}`, region: 'top' },
    ...{ brands: ['karat'], causes: [], changes: [] },
  }));
const titleOf = ({ screen }: ShownCard) => `title ${Number(screen.slice(7)) % 7}`;

it('draws of 10,000 cards what is in view alone, wherever it is @T-075', () => {
  const { rows, height } = rowsOf(cards(10_000), titleOf);
  expect(rows).toHaveLength(10_007);
  expect(height).toBe(10_000 * 50 + 7 * 31);
  for (const top of [0, height / 2, height - 900]) {
    const shown = rowsInView(rows, { top, height: 900 });
    expect(shown.length, String(top)).toBeGreaterThanOrEqual(18);
    expect(shown.length, String(top)).toBeLessThan(40);
    expect(shown.some((row) => row.top <= top && row.top + 50 >= top)).toBe(true);
  }
});

it('keeps the order of groups and counts their cards through @T-075', () => {
  const { rows } = rowsOf(cards(9), titleOf);
  expect(rows.map((row) => (row.kind === 'title' ? row.title : row.place))).toEqual([
    ...['title 0', 1, 2, 'title 1', 3, 4, 'title 2', 5, 'title 3', 6, 'title 4', 7, 'title 5', 8, 'title 6', 9],
  ]);
});

it('names the command by which a cell is opened live @T-076', () => {
  const change = { id: 'karat/bets.empty/member/ur/light/390', inputs: 'abc' };
  expect(replayCommand(change)).toBe('npm run livery snapshot -- --replay karat/bets.empty/member/ur/light/390@abc');
});

it('links each cell to the same screen, visitor, language, scheme and state of a running start @T-107', () => {
  const choices = {
    ...{
      screen: [...new Set(snapshotScreens.map(({ route }) => route))],
      visitor: sceneVisitors,
      language: ['en', 'ur'],
    },
    ...{ scheme: sceneSchemes, state: sceneStates, width: ['390'], brand: ['all', 'karat'] },
  };
  const chosen = (id: string) => readChoice(new URL(statesAddress({ id })).searchParams, choices);
  expect(chosen('karat/bets.empty/member/ur/light/390')).toEqual({
    unknown: [],
    choice: {
      ...{ screen: 'records.bets', visitor: '0', language: 'ur', scheme: 'light', state: 'empty' },
      ...{ width: '390', brand: 'karat' },
    },
  });
  for (const { id, visitors } of snapshotScreens) {
    for (const visitor of visitors) expect(chosen(`karat/${id}/${visitor}/en/dark/390`).unknown, id).toEqual([]);
  }
  expect(chosen('karat/home.menu/trial/en/dark/390').choice).toMatchObject({ visitor: '4', state: 'menu' });
});
