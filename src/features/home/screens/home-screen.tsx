import { SlotBlocks } from '../../../client/index.ts';
import { LobbyStack } from '../../../ui/index.ts';
import { About } from '../parts/about.tsx';

const placed = ['home.categories', 'home.banners', 'home.ticker'];

/** The lobby: the sections of the slot; the theme decides where categories, banners and notices stand (row A-010). */
export function HomeScreen() {
  const one = (wanted: string) => <SlotBlocks slot="home.section" pick={(block) => block === wanted} />;
  return (
    <>
      <LobbyStack categories={one('home.categories')} banners={one('home.banners')} ticker={one('home.ticker')}>
        <SlotBlocks slot="home.section" pick={(block) => !placed.includes(block)} />
      </LobbyStack>
      <About />
      <SlotBlocks slot="popup" />
    </>
  );
}
