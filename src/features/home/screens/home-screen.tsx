import { SlotBlocks, useSlot } from '../../../client/index.ts';
import { LobbyStack } from '../../../ui/index.ts';
import { About } from '../parts/about.tsx';

/** The lobby: the sections in the order of the slot; a theme may have the categories on a rail (row A-010). */
export function HomeScreen() {
  const at = useSlot('home.section').findIndex(({ block }) => block === 'home.categories');
  const part = (wanted: (place: number) => boolean) => (
    <SlotBlocks slot="home.section" pick={(_, place) => wanted(place)} />
  );
  return (
    <>
      <LobbyStack above={part((place) => place < at)} categories={at < 0 ? undefined : part((place) => place === at)}>
        {part((place) => place > at)}
      </LobbyStack>
      <About />
      <SlotBlocks slot="popup" />
    </>
  );
}
