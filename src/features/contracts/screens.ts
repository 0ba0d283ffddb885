import type { ScreenTable } from '../../client/index.ts';

export const screens: ScreenTable = {
  blocks: { 'contracts.prompts': () => import('./parts/contract-prompts.tsx') },
};
