/** The mark of each kind of movement. */
export const movementIcons: Readonly<Record<string, string>> = {
  opening: 'wallet',
  deposit: 'deposit',
  withdraw: 'withdraw',
  bonus: 'gift',
  reward: 'gift',
  rebate: 'percent',
  stake: 'coins',
  payout: 'trophy',
  teamRebate: 'coins',
  wage: 'calendar',
  dividend: 'bank',
  transfer: 'wallet',
  collect: 'wallet',
};
