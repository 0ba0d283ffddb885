import { styled } from 'styled-components';
import { IconButton } from '../../controls/icon-button.tsx';
import { Icon } from '../../icon/icon.tsx';
import { above, largeText } from '../../theme/media.ts';
import { token } from '../../theme/token.ts';
import { BalanceAmount, BalanceControls } from '../balance-controls.tsx';
import { chamfer } from '../chamfer.ts';
import { PressTarget } from '../press-target.tsx';
import type { HeaderAccount, HeaderProps } from '../shell-props.ts';
import { Wordmark } from '../wordmark.tsx';
import { Shortcuts } from './shortcuts.tsx';

/** A name like a prompt, a box with the credit, a red key with a plus, and a line of tools between rules. */
export function PromptHeader({ name, logo, home, menu, shortcuts, account }: HeaderProps) {
  return (
    <Frame>
      <Top>
        <Brand>
          <Wordmark name={name} logo={logo} home={home} />
        </Brand>
        <Keys account={account} />
      </Top>
      <Line>
        {menu === undefined ? null : (
          <IconButton icon="menu" label={menu.label} aria-expanded={menu.open} onClick={menu.onToggle} />
        )}
        <Greeting dir="auto">{account.kind === 'member' ? account.greeting : null}</Greeting>
        <Shortcuts shortcuts={shortcuts} account={account} />
        {account.kind === 'member' ? <BalanceControls balance={account.balance} /> : null}
      </Line>
    </Frame>
  );
}

function Keys({ account }: { readonly account: HeaderAccount }) {
  if (account.kind === 'unknown') return null;
  if (account.kind === 'guest') {
    return (
      <>
        <Key href={account.login.href} onChoose={account.login.onChoose}>
          {account.login.label}
        </Key>
        {account.register === undefined ? null : (
          <Key className="hot" href={account.register.href} onChoose={account.register.onChoose}>
            {account.register.label}
          </Key>
        )}
      </>
    );
  }
  const { balance, deposit } = account;
  return (
    <>
      <Credit aria-label={balance.label} role="group">
        <Caption>{balance.label}</Caption>
        <Amount>
          <BalanceAmount balance={balance} />
        </Amount>
      </Credit>
      {deposit === undefined ? null : (
        <Key className="hot" href={deposit.href} onChoose={deposit.onChoose} aria-label={deposit.label}>
          <Icon name="plus" />
        </Key>
      )}
    </>
  );
}

const Frame = styled.header`
  container-type: inline-size;
  padding: max(6px, var(--notch, env(safe-area-inset-top))) ${token('space.gutter')} 0;
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 58px;
  ${largeText} { flex-wrap: wrap; padding-block-end: 8px; }
`;

const Brand = styled.div`
  flex: 1;
  min-inline-size: 0;
  ${largeText} { flex-basis: 100%; }
  color: ${token('color.headAccent')};
  img { block-size: 26px; max-inline-size: 100%; object-position: 0 50%; filter: drop-shadow(0 0 7px ${token('color.trim1')}); }
  [dir='rtl'] & img { object-position: 100% 50%; }
  span { font-size: 1.5rem; font-weight: 700; text-shadow: 0 0 14px ${token('color.trim1')}; }
`;

const Credit = styled.div`
  display: grid;
  align-content: center;
  justify-items: end;
  gap: 2px;
  flex: none;
  ${largeText} { flex: 1; }
  min-block-size: 46px;
  padding-inline: 12px;
  background: ${token('color.headInset')};
  ${chamfer(10)}
  ${above('phone')} { padding-inline: 16px; }
`;

const Caption = styled.span`
  max-inline-size: 6rem;
  overflow: hidden;
  text-overflow: ellipsis;
  color: ${token('color.muted')};
  font-size: 0.6875rem;
  line-height: 1.2;
  white-space: nowrap;
  [lang|='ur'] & { font-size: 0.75rem; line-height: 1.5; }
`;

const Amount = styled.span`
  font-family: ${token('font.numeric')};
  font-size: min(0.8125rem, 6.5cqi);
  font-weight: 600;
  line-height: 1.2;
  white-space: nowrap;
  ${above('phone')} { font-size: min(0.875rem, 6.5cqi); }
`;

const Key = styled(PressTarget)`
  display: grid;
  place-items: center;
  flex: none;
  min-inline-size: 50px;
  min-block-size: 46px;
  padding-inline: 12px;
  background: ${token('color.headInset')};
  color: ${token('color.text')};
  font-family: ${token('font.display')};
  font-weight: 700;
  line-height: 1.3;
  text-decoration: none;
  white-space: nowrap;
  --icon-stroke: 2.6;
  ${chamfer(10)}
  &:active { transform: translateY(2px); }
  &.hot { background: ${token('color.action')}; color: ${token('color.onAction')}; outline-color: currentColor; }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  min-block-size: 46px;
  > :first-child { margin-inline-end: auto; }
  ${largeText} { flex-wrap: wrap; justify-content: space-between; }
  border-block: 1px solid ${token('color.line')};
`;

/** Where the tools leave no room for a name there is none. */
const Greeting = styled.p`
  display: none;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  flex: 1;
  ${above('phone')} { display: block; }
  ${largeText} { display: block; order: -1; flex-basis: 100%; padding-inline: 12px; }
  color: ${token('color.muted')};
`;
