import type { SlotId } from '../contracts/feature.ts';

/** The ids of all slots, apart from what describes them: players' browsers need no more. */
export const slotIds = [
  'sideMenu.item',
  'footer.tab',
  'header.clock',
  'header.shortcut',
  'home.section',
  'home.category',
  'login.method',
  'login.option',
  'registration.method',
  'registration.option',
  'recovery.method',
  'recovery.option',
  'memberCentre.item',
  'messageCentre.row',
  'security.row',
  'settings.row',
  'agentMenu.item',
  'agentFooter.item',
  'popup',
  'gate',
] as const satisfies readonly SlotId[];

const known: ReadonlySet<string> = new Set(slotIds);

/** Whether a name is a slot's. */
export function isSlotId(name: string): name is SlotId {
  return known.has(name);
}
