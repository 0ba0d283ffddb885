import { useMarquee, useText } from '../../../client/index.ts';
import { NoticeTicker } from '../../../ui/index.ts';

/** Titles of the player announcements, one after the other; a text of its own when there are none (row G-108). */
export function Ticker() {
  const text = useText();
  const line = useMarquee(text('home:noNotice'));
  return <NoticeTicker label={text('home:notices')} {...line} />;
}
