import { styled } from 'styled-components';
import { IconButton } from '../../controls/icon-button.tsx';
import { Icon } from '../../icon/icon.tsx';
import { above, largeText } from '../../theme/media.ts';
import { token } from '../../theme/token.ts';
import { BalanceAmount, BalanceControls } from '../balance-controls.tsx';
import { Fringe } from '../fringe.tsx';
import { PressTarget } from '../press-target.tsx';
import type { HeaderProps } from '../shell-props.ts';
import { Wordmark } from '../wordmark.tsx';
import { Shortcuts } from './shortcuts.tsx';

/** A red canopy with scallops and beads; the wallet is a pill with a marigold coin. */
export function CanopyHeader({ name, logo, home, menu, shortcuts, account }: HeaderProps) {
  return (
    <Canopy>
      <Top>
        <Brand name={name} logo={logo} home={home} />
        {account.kind === 'member' ? (
          <Wallet>
            <span>
              <BalanceAmount balance={account.balance} />
            </span>
            {account.deposit === undefined ? null : (
              <Coin href={account.deposit.href} onChoose={account.deposit.onChoose} aria-label={account.deposit.label}>
                <Icon name="plus" size="small" />
              </Coin>
            )}
          </Wallet>
        ) : null}
        {account.kind === 'guest' ? (
          <Doors>
            {[account.login, account.register].map((way) =>
              way ? (
                <Door key={way.href} href={way.href} onChoose={way.onChoose}>
                  <span>{way.label}</span>
                </Door>
              ) : null,
            )}
          </Doors>
        ) : null}
      </Top>
      <Line>
        {menu === undefined ? null : (
          <IconButton icon="menu" label={menu.label} aria-expanded={menu.open} onClick={menu.onToggle} />
        )}
        <Greeting>{account.kind === 'member' ? account.greeting : null}</Greeting>
        <Shortcuts shortcuts={shortcuts} account={account} />
        {account.kind === 'member' ? <BalanceControls balance={account.balance} /> : null}
      </Line>
      <Fringe />
    </Canopy>
  );
}

const Canopy = styled.header`
  container-type: inline-size;
  position: relative;
  z-index: 2;
  margin-block-end: 26px;
  padding-block: max(6px, var(--notch, env(safe-area-inset-top))) 2px;
  background: ${token('color.head')};
  color: ${token('color.onHead')};
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-block-size: 60px;
  ${largeText} { flex-wrap: wrap; }
  padding-inline: 12px;
`;

const Brand = styled(Wordmark)`
  font-size: 1.625rem;
  line-height: 1;
  color: ${token('color.headAccent')};
  text-shadow: 0 2px 0 ${token('color.headInset')}, 0 3px 0 ${token('color.headInset')};
  padding-block-start: 4px;
  ${above('phone')} { font-size: 2.125rem; }
`;

const Wallet = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  min-block-size: 44px;
  padding-inline: 14px 4px;
  border: 2px solid ${token('color.accent')};
  border-radius: 22px;
  background: ${token('color.headInset')};
  font-family: ${token('font.numeric')};
  font-size: min(0.9375rem, 7.5cqi);
  font-weight: 700;
  > span { padding-block-start: 2px; line-height: 1; }
`;

const Coin = styled(PressTarget)`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 32px;
  block-size: 32px;
  border-radius: 50%;
  background: ${token('color.accent')};
  color: ${token('color.onAccent')};
  --icon-stroke: 3;
  &::before { content: ''; position: absolute; inset: -6px; }
  &:active { transform: translateY(2px); }
`;

const Doors = styled.div`
  display: flex;
  gap: 6px;
  min-inline-size: 0;
  ${above('phone')} { gap: 8px; }
`;

const Door = styled(PressTarget)`
  display: grid;
  place-items: center;
  min-block-size: 44px;
  min-inline-size: 0;
  padding-inline: 10px;
  border: 2px solid ${token('color.accent')};
  border-radius: 22px;
  background: ${token('color.headInset')};
  color: ${token('color.onHead')};
  font-family: ${token('font.display')};
  font-size: 0.875rem;
  font-weight: 700;
  line-height: 1;
  text-decoration: none;
  white-space: nowrap;
  ${above('phone')} { padding-inline: 16px; font-size: 0.9375rem; }
  &:active { transform: translateY(2px); }
  [lang|='ur'] & span { margin-block: -0.7em -0.5em; line-height: normal; }
  & + & { background: ${token('color.accent')}; color: ${token('color.onAccent')}; }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  min-block-size: 44px;
  padding-inline: 4px;
  ${largeText} { flex-wrap: wrap; }
`;

/** Where the tools leave no room for a name there is none. */
const Greeting = styled.p`
  overflow-wrap: anywhere;
  flex: 1;
  padding-inline: 6px;
  @container (width<22rem) { font-size: 0; }
  ${largeText} { order: -1; flex-basis: 100%; font-size: inherit; }
  font-weight: ${token('weight.strong')};
`;
