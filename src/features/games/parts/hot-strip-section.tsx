import { useHotGames } from '../../../lobby/index.ts';
import { HotStrip } from './hot-strip.tsx';

/** The hot games as a section of the lobby, four in view (row G-101). */
export default function HotStripSection() {
  return <HotStrip games={useHotGames().value ?? []} />;
}
