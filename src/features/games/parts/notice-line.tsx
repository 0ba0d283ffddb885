import { LazyBlock } from '../../../client/index.ts';
import { NoticeTicker } from '../../../ui/index.ts';

/** The notices over a list of games; their room is kept while they are on their way. */
export function NoticeLine() {
  return <LazyBlock block="announcements.marquee" fallback={room} />;
}

const room = <NoticeTicker label="" notices={[]} onOpen={() => undefined} />;
