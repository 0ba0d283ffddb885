/** Numbers of chance that are the same in every run. */
export function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Game types that the bets of a team are of. */
export const gameTypes = ['RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS'];

/** How large a team is, and what it plays for. */
export interface TeamSize {
  /** Direct agents of each of the two at the top. */
  readonly agents: number;
  /** Players below each of these. */
  readonly players: number;
  /** Days that it has played for, and bets of each player in them. */
  readonly days: number;
  readonly bets: number;
  readonly decimals: number;
  /** The highest stake, in smallest units. */
  readonly most: number;
}

/**
 * Accounts of a scenario: a team of three levels in which everybody earns by contracts of every kind, with bets and bonuses of
 * past days. `top0` and `top1` stand at the head. Only agents have a password, which costs time.
 */
export function largeTeam({ agents, players, days, bets, decimals, most }: TeamSize): readonly object[] {
  const draw = chance(20_260_601);
  const money = (units: number) => (units / 10 ** decimals).toFixed(decimals);
  const rates = (highest: number) =>
    Object.fromEntries(gameTypes.map((type) => [type, (draw(highest) / 100).toFixed(2)]));
  const lengths = ['week', 'halfMonth', 'month'];
  const contracts = () => ({
    daily: {
      tiers: [
        { threshold: '50.00', rate: '0.50' },
        { threshold: '400.00', rate: '0.83' },
      ],
    },
    hourly: { tiers: [{ threshold: '1.00', rate: '0.07' }] },
    dividend: {
      period: lengths[draw(3)],
      tiers: [
        { threshold: money(1), rate: '3.33' },
        { threshold: '900.00', rate: '7.77' },
      ],
    },
  });
  const history = () => [
    ...Array.from({ length: bets }, () => ({
      ...{ kind: 'bet', day: 1 + draw(days), gameType: gameTypes[draw(gameTypes.length)] },
      ...{ amount: money(1 + draw(most)), win: money(draw((most * 3) / 4)) },
    })),
    { kind: 'bonus', day: 1 + draw(days), amount: money(1 + draw(most / 20)) },
  ];
  return ['top0', 'top1'].flatMap((top) => [
    { userName: top, type: 41, balance: money(most * 1000), earning: { rates: rates(150), contracts: contracts() } },
    ...Array.from({ length: agents }, (_, place) => `${top}a${place}`).flatMap((agent) => [
      { userName: agent, type: 3, upline: top, earning: { rates: rates(90), contracts: contracts() } },
      ...Array.from({ length: players }, (_, place) => ({
        ...{ userName: `${agent}p${place}`, password: null, upline: agent, history: history() },
        earning: { rates: rates(40) },
      })),
    ]),
  ]);
}
