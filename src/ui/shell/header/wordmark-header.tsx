import { styled } from 'styled-components';
import { IconButton } from '../../controls/icon-button.tsx';
import { Icon } from '../../icon/icon.tsx';
import { above, largeText, low } from '../../theme/media.ts';
import { token } from '../../theme/token.ts';
import { BalanceAmount, BalanceControls } from '../balance-controls.tsx';
import { PressTarget } from '../press-target.tsx';
import type { HeaderAccount, HeaderProps } from '../shell-props.ts';
import { Wordmark } from '../wordmark.tsx';
import { Shortcuts } from './shortcuts.tsx';

/** A huge wordmark set on the page itself, round tools beside it, and one colour block for the member. */
export function WordmarkHeader({ name, logo, home, menu, shortcuts, account }: HeaderProps) {
  return (
    <Frame>
      <Top>
        <Brand name={name} logo={logo} home={home} />
        <Tools>
          <Shortcuts shortcuts={shortcuts} account={account} discs />
          {menu === undefined ? null : (
            <IconButton icon="menu" label={menu.label} aria-expanded={menu.open} disc onClick={menu.onToggle} />
          )}
        </Tools>
      </Top>
      <Block $even={account.kind === 'guest'}>
        <BlockContent account={account} />
      </Block>
    </Frame>
  );
}

function BlockContent({ account }: { readonly account: HeaderAccount }) {
  if (account.kind === 'unknown') return <Start />;
  if (account.kind === 'guest') {
    return (
      <>
        <Door href={account.login.href} onChoose={account.login.onChoose}>
          {account.login.label}
        </Door>
        {account.register === undefined ? null : (
          <InkDoor href={account.register.href} onChoose={account.register.onChoose}>
            {account.register.label}
          </InkDoor>
        )}
      </>
    );
  }
  return (
    <>
      <Start>
        <Line>
          <Greeting>{account.greeting}</Greeting>
          <Controls>
            <BalanceControls balance={account.balance} />
          </Controls>
        </Line>
        <Amount aria-label={account.balance.label} role="group">
          <BalanceAmount balance={account.balance} />
        </Amount>
      </Start>
      {account.deposit === undefined ? null : (
        <Add href={account.deposit.href} onChoose={account.deposit.onChoose}>
          <Icon name="plus" size="huge" />
          <span>{account.deposit.label}</span>
        </Add>
      )}
    </>
  );
}

/** Large text: the name has no room beside the tools. */
const narrow = '@container (inline-size < 10rem)';

const Frame = styled.header`
  container-type: inline-size;
  padding-block-start: var(--notch, env(safe-area-inset-top));
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  padding: 10px ${token('space.gutter')} 0;
  ${largeText} { flex-wrap: wrap; }
  ${low} { padding-block-start: 4px; }
`;

const Brand = styled(Wordmark)`
  font-size: 2.875rem;
  font-weight: 800;
  line-height: 0.88;
  ${above('phone')} { font-size: 3.375rem; }
`;

const Tools = styled.div`
  display: flex;
  gap: 8px;
`;

const Block = styled.div<{ $even: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $even }) => ($even ? 'minmax(0, 1fr)' : 'auto')};
  min-block-size: 92px;
  margin: 16px ${token('space.gutter')} 0;
  ${low} { margin-block-start: 4px; }
  border-radius: ${token('radius.card')};
  overflow: hidden;
`;

const Start = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
  padding-block-end: 10px;
  padding-inline: 20px 8px;
  background: ${token('color.accent')};
  color: ${token('color.onAccent')};
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: 46px;
  ${narrow} { flex-wrap: wrap; }
`;

const Greeting = styled.p`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  ${narrow} { flex-basis: 100%; padding-block-start: 8px; }
  font-size: 0.875rem;
  font-weight: 500;
`;

const Controls = styled.div`
  display: flex;
  flex: none;
`;

const Amount = styled.div`
  font-family: ${token('font.numeric')};
  font-size: min(15cqi, 1.75rem);
  font-weight: 800;
  letter-spacing: -0.03em;
  line-height: 1;
  ${above('phone')} { font-size: min(15cqi, 2.1875rem); }
`;

const Add = styled(PressTarget)`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 5px;
  inline-size: 80px;
  ${above('phone')} { inline-size: 96px; }
  background: ${token('color.text')};
  color: ${token('color.bg')};
  font-size: min(0.875rem, 5.4cqi);
  font-weight: ${token('weight.strong')};
  line-height: 1;
  text-align: center;
  text-decoration: none;
  &:active { opacity: 0.8; }
`;

const Door = styled(PressTarget)`
  display: grid;
  place-items: center;
  padding-inline: 16px;
  background: ${token('color.accent')};
  color: ${token('color.onAccent')};
  font-family: ${token('font.display')};
  /* Twice as large the word keeps its distance from the edges of its plate. */
  font-size: min(1.375rem, 8.8cqi);
  font-weight: ${token('weight.heading')};
  letter-spacing: ${token('tracking.heading')};
  line-height: 1.05;
  text-align: center;
  text-decoration: none;
  &:active { opacity: 0.85; }
`;

const InkDoor = styled(Door)`
  background: ${token('color.text')};
  color: ${token('color.bg')};
`;
