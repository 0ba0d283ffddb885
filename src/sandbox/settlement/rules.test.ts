import { describe, expect, it } from 'vitest';
import { fromMinor, unitsOf } from '../../engine/minor-units.ts';
import { percentOf, percentText } from './percent.ts';
import { dividendBase, rebateRate, shareOf, type TeamResult, tierRate } from './rules.ts';

const share = (base: string, rate: string, decimals = 2) =>
  fromMinor(shareOf(unitsOf(base, decimals), percentOf(rate)), decimals);
const keeps = (own: string, branch: string) => percentText(rebateRate(percentOf(own), percentOf(branch)));
const tiers = [
  { threshold: '1000.00', rate: '0.50' },
  { threshold: '5000.00', rate: '0.80' },
  { threshold: '20000.00', rate: '1.20' },
];
const wage = (turnover: string, decimals = 2) => {
  const units = unitsOf(turnover, decimals);
  return fromMinor(shareOf(units, tierRate(tiers, units, decimals)), decimals);
};
const dividendTiers = [
  { threshold: '0.01', rate: '10.00' },
  { threshold: '10000.00', rate: '15.00' },
];
const result = (stakes: string, payouts: string, rebates: string, wages: string, bonuses: string): TeamResult => {
  const [a, b, c, d, e] = [stakes, payouts, rebates, wages, bonuses].map((text) => unitsOf(text, 2));
  return { stakes: a ?? 0n, payouts: b ?? 0n, rebates: c ?? 0n, wages: d ?? 0n, bonuses: e ?? 0n };
};

/** The examples of docs/decisions/settlement.md, by their numbers. */
describe('settlement', () => {
  it.each([
    [1, '1000.00', '0.80', '0.50', '3.00'],
    [2, '333.33', '0.80', '0.50', '0.99'],
    [3, '1000.00', '0.50', '0.50', '0.00'],
    [4, '1000.00', '0.40', '0.50', '0.00'],
  ])('example %i: the rebate of %s at %s above a branch at %s is %s', (_, turnover, own, branch, amount) => {
    expect(share(turnover, keeps(own, branch))).toBe(amount);
  });

  it('example 5: the agents above a member share the highest rate', () => {
    const [bottom, middle, top] = [keeps('0.20', '0.00'), keeps('0.50', '0.20'), keeps('0.80', '0.50')];
    expect([bottom, middle, top].map((rate) => share('2500.00', rate))).toEqual(['5.00', '7.50', '7.50']);
    expect(share('2500.00', '0.80')).toBe('20.00');
  });

  it.each([
    [6, '999.99', '0.00'],
    [7, '1000.00', '5.00'],
    [8, '4999.99', '24.99'],
    [9, '20000.00', '240.00'],
  ])('example %i: the wage of a turnover of %s is %s', (_, turnover, amount) => {
    expect(wage(turnover)).toBe(amount);
  });

  it.each([
    [10, result('12000.00', '9000.00', '60.00', '140.00', '300.00'), '2500.00', '250.00'],
    [11, result('12000.00', '12500.00', '60.00', '0.00', '0.00'), '0.00', '0.00'],
    [12, result('40000.00', '28000.00', '200.00', '300.33', '499.00'), '11000.67', '1650.10'],
  ])('example %i: the dividend of %o is paid of %s and is %s', (_, team, base, amount) => {
    const paidOf = dividendBase(team);
    expect(fromMinor(paidOf, 2)).toBe(base);
    expect(fromMinor(shareOf(paidOf, tierRate(dividendTiers, paidOf, 2)), 2)).toBe(amount);
  });

  it.each([
    [13, '33333', 0, '99', '399'],
    [14, '33.333', 3, '0.099', '0.000'],
    [15, '4999.999', 3, '14.999', '24.999'],
  ])(
    'example %i: of %s with %i decimals the rebate of 0.30 is %s, the wage %s',
    (_, turnover, decimals, rebate, paid) => {
      expect(share(turnover, '0.30', decimals)).toBe(rebate);
      expect(wage(turnover, decimals)).toBe(paid);
    },
  );
});
