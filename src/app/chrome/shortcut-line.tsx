import { styled } from 'styled-components';
import { useSession } from '../../client/index.ts';
import { LazyPart } from '../lazy-part.tsx';
import { shortcutPillsPart } from '../parts.ts';
import { useShortcuts } from './use-shortcuts.ts';

/**
 * The line for a member's further shortcuts: below the bar, in the lobby below its lead. Until the session is known the line keeps its room where the
 * boot script found one.
 */
export function ShortcutLine() {
  const { status } = useSession();
  const { beside: shortcuts } = useShortcuts();
  if (status === 'unknown') return <Room />;
  if (status === 'guest' || shortcuts.length === 0) return null;
  return (
    <LazyPart
      id="app.shortcutPills"
      loader={shortcutPillsPart}
      props={{ shortcuts }}
      fallback={<Room className="on" />}
    />
  );
}

const Room = styled.div`
  display: none;
  block-size: 52px;
  &.on, html[data-session='member'] & { display: block; }
`;
