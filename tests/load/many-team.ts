import type { Answer } from '../../src/contracts/platform-answer.ts';

type MemberPage = Answer<'teamMembers'>;

/** A page of a team of so many members, so many a page, as the platform answers it. */
export function membersAt(page: number, pageSize: number, count: number): MemberPage {
  const from = (page - 1) * pageSize;
  const list = Array.from({ length: Math.max(0, Math.min(pageSize, count - from)) }, (_, place) =>
    memberAt(from + place),
  );
  return { list, totalPages: Math.ceil(count / pageSize), sums: { count }, path: [] };
}

/** Agents and players in turn, some of whom have never come back: rows of both kinds and of several heights. */
function memberAt(place: number): MemberPage['list'][number] {
  return {
    userName: `member${String(place).padStart(5, '0')}`,
    kind: place % 10 === 0 ? 'agent' : 'player',
    balance: ((place * 37) % 100_000).toFixed(2),
    rates: [
      { gameType: 'RNG', percent: (0.4 + (place % 5) / 10).toFixed(2) },
      { gameType: 'LIVE', percent: '0.30' },
    ],
    registeredAt: '2026-06-01T08:00:00.000Z',
    ...(place % 3 === 0 ? {} : { lastLoginAt: '2026-10-02T08:00:00.000Z' }),
    members: place % 10 === 0 ? place % 40 : 0,
    isDirect: true,
  };
}
