import { styled } from 'styled-components';
import { Button } from '../../controls/button.tsx';
import { IconButton } from '../../controls/icon-button.tsx';
import { above, largeText } from '../../theme/media.ts';
import { token } from '../../theme/token.ts';
import { BalanceAmount, BalanceControls } from '../balance-controls.tsx';
import { DoubleRule } from '../double-rule.ts';
import type { HeaderProps } from '../shell-props.ts';
import { Wordmark } from '../wordmark.tsx';
import { Shortcuts } from './shortcuts.tsx';

/** Centred letterspaced wordmark over a double rule; the member's line hangs below it. */
export function RuleHeader({ name, logo, home, menu, shortcuts, account }: HeaderProps) {
  const member = account.kind === 'member' ? account : undefined;
  return (
    <Frame>
      <Top>
        {menu === undefined ? (
          <span />
        ) : (
          <Menu>
            <IconButton icon="menu" label={menu.label} aria-expanded={menu.open} onClick={menu.onToggle} />
          </Menu>
        )}
        <Brand name={name} logo={logo} home={home} />
        {member === undefined ? (
          <Tools>
            <Shortcuts shortcuts={shortcuts} account={account} />
          </Tools>
        ) : (
          <Balance>
            <BalanceLabel>{member.balance.label}</BalanceLabel>
            <BalanceAmount balance={member.balance} />
          </Balance>
        )}
      </Top>
      <DoubleRule />
      <Line>
        {member === undefined ? null : (
          <>
            <Greeting>{member.greeting}</Greeting>
            <Tools>
              <Shortcuts shortcuts={shortcuts} account={account} />
              <BalanceControls balance={member.balance} />
            </Tools>
          </>
        )}
        {account.kind === 'guest' ? (
          <Doors>
            <Button tone="quiet" wide onClick={account.login.onChoose}>
              {account.login.label}
            </Button>
            {account.register === undefined ? null : (
              <Button wide onClick={account.register.onChoose}>
                {account.register.label}
              </Button>
            )}
          </Doors>
        ) : null}
      </Line>
    </Frame>
  );
}

const Frame = styled.header`
  container-type: inline-size;
  padding-block-start: var(--notch, env(safe-area-inset-top));
  color: ${token('color.accent')};
`;

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(44px, 1fr) minmax(0, auto) minmax(max-content, 1fr);
  align-items: center;
  column-gap: 10px;
  min-block-size: 60px;
  padding-inline: 14px;
  ${above('phone')} { padding-inline: ${token('space.gutter')}; }
  ${largeText} { padding-block: 8px; }
`;

const Menu = styled.div`
  margin-inline-start: -10px;
`;

const Brand = styled(Wordmark)`
  font-size: 1.25rem;
  font-weight: 500;
  line-height: 1;
  color: ${token('color.text')};
  --tracking-logo: 0.2em;
  margin-inline-end: -0.2em;
  ${above('phone')} { font-size: 1.5625rem; --tracking-logo: 0.34em; margin-inline-end: -0.34em; }
  &:has(img) { min-inline-size: 0; margin-inline-end: 0; }
  img { max-inline-size: min(160px, 100%); }
`;

const Balance = styled.div`
  justify-self: end;
  padding-block: 8px;
  text-align: end;
  font-family: ${token('font.display')};
  font-size: 1rem;
  font-weight: 500;
  line-height: 1.25;
  color: ${token('color.text')};
`;

const BalanceLabel = styled.span`
  display: block;
  color: ${token('color.muted')};
  font: 400 0.6875rem / 1.2 ${token('font.text')};
  letter-spacing: 0.08em;
  text-transform: uppercase;
  [lang|='ur'] & { letter-spacing: 0; font-size: 0.75rem; line-height: 1.5; }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-block-size: 64px;
  padding-inline: ${token('space.gutter')};
  ${largeText} { flex-wrap: wrap; padding-block: 8px; row-gap: 4px; }
`;

/** Where the tools leave no room for a name there is none. */
const Greeting = styled.p`
  display: none;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  ${above('phone')} { display: block; }
  ${largeText} { flex-basis: 100%; }
  color: ${token('color.muted')};
`;

const Tools = styled.div`
  display: flex;
  justify-self: end;
  margin-inline: auto -12px;
`;

/** Equal halves; each has a line of its own where its word has no room in one. */
const Doors = styled.div`
  display: flex;
  flex-wrap: wrap;
  flex: 1;
  gap: 10px;
  > * { flex: 1 1 40%; min-inline-size: max-content; }
`;
