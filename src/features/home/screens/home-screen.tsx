import { MemberLine, SlotBlocks, useSlot } from '../../../client/index.ts';
import { LobbyStack } from '../../../ui/index.ts';
import { About } from '../parts/about.tsx';

/**
 * The lobby: the sections in the order of the slot; a theme may have the categories on a rail (row A-010). A member's
 * further shortcuts stand below its lead, so that the lead is where a guest has it.
 */
export function HomeScreen() {
  const sections = useSlot('home.section');
  const at = sections.findIndex(({ block }) => block === 'home.categories');
  const lead = sections.findIndex(({ block }) => block !== 'home.categories' && block !== 'home.ticker');
  const last = Math.max(at, lead);
  const part = (wanted: (place: number) => boolean) => (
    <SlotBlocks slot="home.section" pick={(_, place) => wanted(place)} />
  );
  return (
    <>
      <LobbyStack above={part((place) => place < at)} categories={at < 0 ? undefined : part((place) => place === at)}>
        {part((place) => place > at && place <= last)}
        <MemberLine />
        {part((place) => place > last)}
      </LobbyStack>
      <About />
      <SlotBlocks slot="popup" />
    </>
  );
}
