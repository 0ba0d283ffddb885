import { useSetting } from '../../../client/index.ts';
import { settlementZone } from '../../../engine/settlement-zone.ts';

/** The zone whose days and hours wages and rebates are settled by. */
export function useSettlementZone(): string {
  const settings = {
    'dates.timeZone': useSetting('dates.timeZone'),
    'settlement.timeZone': useSetting('settlement.timeZone'),
  };
  return settlementZone(settings);
}
