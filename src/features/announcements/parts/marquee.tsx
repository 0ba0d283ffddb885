import { useMarquee, useSetting, useText } from '../../../client/index.ts';
import { NoticeTicker } from '../../../ui/index.ts';

/** The notice line for pages that are not the lobby (rows G-173…G-175). */
export default function Marquee() {
  const text = useText();
  const line = useMarquee(text('announcements:none'));
  const frames = useSetting('home.marqueeFps');
  return <NoticeTicker label={text('announcements:title')} framesPerSecond={frames} {...line} />;
}
