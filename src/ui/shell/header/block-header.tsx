import { styled } from 'styled-components';
import { IconButton } from '../../controls/icon-button.tsx';
import { Icon } from '../../icon/icon.tsx';
import { above, largeText } from '../../theme/media.ts';
import { token } from '../../theme/token.ts';
import { BalanceAmount, BalanceControls } from '../balance-controls.tsx';
import { PressTarget } from '../press-target.tsx';
import type { HeaderAccount, HeaderProps } from '../shell-props.ts';
import { Wordmark } from '../wordmark.tsx';
import { Shortcuts } from './shortcuts.tsx';

/** Cells between 1 px rules, flush to the edges: the logo block, the money, and a white cell with a plus. */
export function BlockHeader({ name, logo, home, menu, shortcuts, account }: HeaderProps) {
  return (
    <Frame>
      <Line className="high">
        <Brand>
          <Wordmark name={name} logo={logo} home={home} />
        </Brand>
        <Cells account={account} />
      </Line>
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

function Cells({ account }: { readonly account: HeaderAccount }) {
  if (account.kind === 'unknown') return null;
  if (account.kind === 'guest') {
    return (
      <>
        <Door href={account.login.href} onChoose={account.login.onChoose}>
          {account.login.label}
        </Door>
        {account.register === undefined ? null : (
          <Door className="main" href={account.register.href} onChoose={account.register.onChoose}>
            {account.register.label}
          </Door>
        )}
      </>
    );
  }
  const { balance, deposit } = account;
  return (
    <>
      <Money aria-label={balance.label} role="group">
        <Caption>{balance.label}</Caption>
        <Amount>
          <BalanceAmount balance={balance} />
        </Amount>
      </Money>
      {deposit === undefined ? null : (
        <Plus href={deposit.href} onChoose={deposit.onChoose} aria-label={deposit.label}>
          <Icon name="plus" />
        </Plus>
      )}
    </>
  );
}

const Frame = styled.header`
  container-type: inline-size;
  padding-block-start: var(--notch, env(safe-area-inset-top));
  background: ${token('color.head')};
  color: ${token('color.onHead')};
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  min-block-size: 44px;
  ${largeText} { flex-wrap: wrap; justify-content: space-between; }
  border-block-end: 1px solid ${token('color.line')};
  &.high { align-items: stretch; min-block-size: 53px; }
  ${largeText} { &.high > * { flex-grow: 1; min-block-size: 53px; } }
`;

const Brand = styled.div`
  flex: 1;
  ${largeText} { flex-basis: auto; flex-shrink: 0; max-inline-size: 100%; }
  display: flex;
  align-items: center;
  min-inline-size: 0;
  overflow: hidden;
  img { block-size: 52px; max-inline-size: none; }
  [dir='rtl'] & img { margin-inline-start: 12px; }
  span { padding-inline: 12px; font-size: 1.5rem; font-weight: 700; text-transform: uppercase; }
`;

const Money = styled.div`
  display: grid;
  align-content: center;
  justify-items: end;
  gap: 3px;
  min-inline-size: 0;
  padding: 6px 12px;
  border-inline-start: 1px solid ${token('color.line')};
`;

const Caption = styled.span`
  color: ${token('color.muted')};
  font-size: 0.75rem;
  line-height: 1.1;
  white-space: nowrap;
  [lang|='ur'] & { line-height: 1.5; }
`;

const Amount = styled.span`
  font-family: ${token('font.numeric')};
  font-size: 1.25rem;
  font-weight: 700;
  line-height: 1;
  white-space: nowrap;
`;

const Door = styled(PressTarget)`
  display: grid;
  place-items: center;
  min-inline-size: 44px;
  padding-inline: 12px;
  border-inline-start: 1px solid ${token('color.line')};
  color: ${token('color.onHead')};
  font-family: ${token('font.display')};
  font-size: 1.125rem;
  font-weight: 700;
  line-height: 1.3;
  text-decoration: none;
  text-transform: uppercase;
  white-space: nowrap;
  &:focus-visible { outline-offset: -3px; }
  &:active { opacity: 0.7; }
  &.main { background: ${token('color.text')}; color: ${token('color.bg')}; }
  ${above('phone')} { padding-inline: 16px; }
`;

const Plus = styled(PressTarget)`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 53px;
  max-inline-size: 53px;
  background: ${token('color.text')};
  color: ${token('color.bg')};
  --icon-stroke: 2.4;
  &:focus-visible { outline-offset: -4px; outline-color: ${token('color.accent')}; }
  &:active { opacity: 0.8; }
`;

const Greeting = styled.p`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  flex: 1;
  ${largeText} { order: -1; flex-basis: 100%; padding-inline: 12px; }
  font-weight: ${token('weight.strong')};
`;
