import { LazyBlock } from '../../../client/index.ts';
import { NoticeTicker } from '../../../ui/index.ts';

/** The notices over a list of games. While they are on their way their room is kept: nothing to read, nothing to press. */
export function NoticeLine() {
  return <LazyBlock block="announcements.marquee" fallback={room} />;
}

const room = (
  <div inert>
    <NoticeTicker label="" notices={[{ id: '', text: ' ' }]} onOpen={() => undefined} />
  </div>
);
