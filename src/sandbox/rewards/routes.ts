import { forMembers } from '../http/route.ts';
import type { SandboxRoute } from '../http/route.ts';
import { readReferrals } from '../referral/read-referrals.ts';
import { claimRebate, readRebate } from './rebate.ts';
import { claimReward, readRewards } from './rewards.ts';

/** What a player can collect: rewards by promotion, and a share of their stakes. */
export const rewardRoutes: readonly SandboxRoute[] = [
  forMembers('rewards', readRewards),
  forMembers('claimReward', claimReward),
  forMembers('referrals', readReferrals),
  forMembers('rebate', readRebate),
  forMembers('claimRebate', claimRebate),
];
