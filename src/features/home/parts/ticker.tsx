import { useMarquee, useSetting, useText } from '../../../client/index.ts';
import { NoticeTicker } from '../../../ui/index.ts';

/** Titles of the player announcements, one after the other; a text of its own when there are none (rows G-108, G-178). */
export function Ticker() {
  const text = useText();
  const line = useMarquee(text('home:noNotice'));
  const frames = useSetting('home.marqueeFps');
  return <NoticeTicker label={text('home:notices')} framesPerSecond={frames} {...line} />;
}
