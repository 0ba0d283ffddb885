import { styled } from 'styled-components';
import { Badge } from '../../controls/badge.tsx';
import { Icon } from '../../icon/icon.tsx';
import { token } from '../../theme/token.ts';
import { PressTarget } from '../press-target.tsx';
import type { HeaderAccount, HeaderShortcut } from '../shell-props.ts';

export interface ShortcutsProps {
  readonly shortcuts: readonly HeaderShortcut[] | undefined;
  /** Brings the multi-wallet entry of a member along (row A-181). */
  readonly account: HeaderAccount;
  /** Puts each icon on a 48 px disc. */
  readonly discs?: boolean;
}

/** The icons of a header, with their unread counts. */
export function Shortcuts({ shortcuts = [], account, discs = false }: ShortcutsProps) {
  const wallet = account.kind === 'member' ? account.wallet : undefined;
  const all = wallet === undefined ? shortcuts : [...shortcuts, { ...wallet, id: 'wallet', icon: 'wallet' }];
  return (
    <>
      {all.map((shortcut: HeaderShortcut) => (
        <Target
          key={shortcut.id}
          href={shortcut.href}
          onChoose={shortcut.onChoose}
          aria-label={shortcut.label}
          className={`${discs ? 'disc' : ''} ${account.kind}`}
        >
          <Icon name={shortcut.icon} />
          <Corner>
            <Badge count={shortcut.badge} />
          </Corner>
        </Target>
      ))}
    </>
  );
}

// A member has other ones than a guest: until the session is known none is drawn where another will stand.
const Target = styled(PressTarget)`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 44px;
  block-size: 44px;
  border-radius: 50%;
  color: inherit;
  transition: opacity 90ms, transform 90ms;
  &.disc { inline-size: 48px; block-size: 48px; background: ${token('color.surface')}; }
  &:active { opacity: 0.7; transform: scale(0.94); }
  html[data-session='member'] &.unknown { visibility: hidden; }
`;

const Corner = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 1px;
  > span { font-size: min(0.75rem, 13px); }
`;
