import { MemberLine, SlotBlocks, useSlot } from '../../../client/index.ts';
import { LobbyStack } from '../../../ui/index.ts';
import { About } from '../parts/about.tsx';

/**
 * The lobby: the sections in the order of the slot; a theme may have the categories on a rail (row A-010). A member's
 * further shortcuts stand below its lead, so that the lead is where a guest has it.
 */
export function HomeScreen() {
  const blocks = useSlot('home.section').map(({ block }) => block);
  const at = blocks.indexOf('home.categories');
  const last = Math.max(
    at,
    blocks.findIndex((block) => !['home.categories', 'home.ticker'].includes(block)),
  );
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
