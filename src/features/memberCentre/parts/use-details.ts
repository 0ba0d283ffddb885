import { usePlatform, useResource } from '../../../client/index.ts';

/** One detail of the player: masked, and whether it is proved. */
export interface Detail {
  readonly field: string;
  readonly value?: string;
  readonly state: 'verified' | 'given' | 'missing';
}

interface Details {
  readonly items: readonly Detail[];
  readonly hasPaymentPassword: boolean;
}

export const detailsKey = 'member.details';

/** The personal details of the signed-in player. */
export function useDetails() {
  const platform = usePlatform();
  return useResource<Details>(detailsKey, () => platform.call('memberDetails', { quiet: true }));
}
