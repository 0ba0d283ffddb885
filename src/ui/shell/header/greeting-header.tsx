import { styled } from 'styled-components';
import { IconButton } from '../../controls/icon-button.tsx';
import { above, largeText, low } from '../../theme/media.ts';
import { token } from '../../theme/token.ts';
import { BalanceAmount, BalanceControls } from '../balance-controls.tsx';
import { PressTarget } from '../press-target.tsx';
import type { HeaderAccount, HeaderProps } from '../shell-props.ts';
import { Wordmark } from '../wordmark.tsx';
import { Shortcuts } from './shortcuts.tsx';

/** No bar: a greeting between round tools, and a soft card that holds the money or the two doors. */
export function GreetingHeader({ name, logo, home, menu, shortcuts, account }: HeaderProps) {
  const isMember = account.kind === 'member';
  return (
    <Frame>
      <Top>
        {menu === undefined ? null : (
          <Ring>
            <IconButton icon="menu" label={menu.label} aria-expanded={menu.open} disc onClick={menu.onToggle} />
          </Ring>
        )}
        <Words className={isMember ? 'two' : ''}>
          <Wordmark name={name} logo={logo} home={home} />
          {isMember ? <Greeting dir="auto">{account.greeting}</Greeting> : null}
        </Words>
        <Tools>
          <Shortcuts shortcuts={shortcuts} account={account} discs />
        </Tools>
      </Top>
      <Card>
        <CardContent account={account} />
      </Card>
    </Frame>
  );
}

function CardContent({ account }: { readonly account: HeaderAccount }) {
  if (account.kind === 'unknown') return null;
  if (account.kind === 'guest') {
    return (
      <>
        <Door href={account.login.href} onChoose={account.login.onChoose}>
          <Label>{account.login.label}</Label>
        </Door>
        {account.register === undefined ? null : (
          <Coral className="wide" href={account.register.href} onChoose={account.register.onChoose}>
            <Label>{account.register.label}</Label>
          </Coral>
        )}
      </>
    );
  }
  const { balance, deposit } = account;
  return (
    <>
      <Money>
        <Line>
          <Controls>
            <BalanceControls balance={balance} />
          </Controls>
          <Caption>{balance.label}</Caption>
        </Line>
        <Amount aria-label={balance.label} role="group">
          <BalanceAmount balance={balance} />
        </Amount>
      </Money>
      {deposit === undefined ? null : (
        <Coral href={deposit.href} onChoose={deposit.onChoose}>
          <Label>{deposit.label}</Label>
        </Coral>
      )}
    </>
  );
}

const Frame = styled.header`
  container-type: inline-size;
  padding-block: max(10px, var(--notch, env(safe-area-inset-top))) 4px;
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 56px;
  padding-inline: ${token('space.gutter')};
  ${largeText} { flex-wrap: wrap; justify-content: space-between; row-gap: 4px; }
`;

const Ring = styled.span`
  flex: none;
  margin-inline-start: 2px;
  border-radius: 50%;
  box-shadow: 0 0 0 2px ${token('color.bg')}, 0 0 0 4px ${token('color.accent')};
`;

const Words = styled.div`
  flex: 1;
  display: grid;
  align-content: center;
  justify-items: start;
  min-inline-size: 0;
  ${largeText} { order: 1; flex-basis: 100%; }
  img { block-size: 34px; }
  &.two img { block-size: 18px; max-inline-size: 110px; opacity: 0.85; }
  &.two a { min-block-size: 24px; position: relative; }
  &.two a::after { content: ''; position: absolute; inset: -14px -8px -6px; }
`;

const Greeting = styled.p`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  font-family: ${token('font.display')};
  font-size: 1.1875rem;
  font-weight: ${token('weight.heading')};
  [lang|='ur'] & { font-size: 1rem; }
`;

const Tools = styled.div`
  display: flex;
  flex: none;
  gap: 8px;
`;

const Card = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 10px;
  min-block-size: 84px;
  padding-block: 8px;
  margin: 10px ${token('space.gutter')} 0;
  padding-inline: 16px;
  border-radius: 42px;
  background: ${token('color.surface')};
  box-shadow: 0 14px 34px ${token('color.trim4')};
  ${above('phone')} { padding-inline: 22px 16px; }
  ${low} { min-block-size: 0; margin-block-start: 4px; padding-block: 6px; }
`;

const Money = styled.div`
  container-type: inline-size;
  /* Larger text puts the button below. */
  flex: 1 1 7.5rem;
  min-inline-size: 0;
`;

/** A name that has no room beside its buttons stands on a line that is not seen; the amount has the same name. */
const Line = styled.div`
  display: flex;
  flex-flow: row-reverse wrap;
  justify-content: flex-end;
  align-items: center;
  block-size: 52px;
  margin-block: -9px;
  padding-block: 4px;
  overflow: clip;
`;

const Caption = styled.p`
  white-space: nowrap;
  color: ${token('color.muted')};
  font-size: 0.84375rem;
  line-height: 1.4;
  [lang|='ur'] & { line-height: ${token('leading.text')}; }
`;

const Controls = styled.div`
  display: flex;
  color: ${token('color.muted')};
`;

const Amount = styled.div`
  --money-sign-size: 0.56em;
  --money-sign-color: ${token('color.muted')};
  font-family: ${token('font.numeric')};
  font-size: min(13cqi, 1.8125rem);
  font-weight: 600;
  line-height: 1.15;
  white-space: nowrap;
  [lang|='ur'] & { font-size: min(11.5cqi, 1.8125rem); }
`;

const Door = styled(PressTarget)`
  flex: 1 0 auto;
  display: grid;
  place-items: center;
  max-inline-size: 100%;
  min-block-size: 52px;
  padding-inline: 14px;
  border-radius: 26px;
  background: ${token('color.raised')};
  color: ${token('color.text')};
  font-family: ${token('font.display')};
  font-size: 1.0625rem;
  font-weight: ${token('weight.control')};
  line-height: 1;
  text-decoration: none;
  white-space: nowrap;
  transition: transform ${token('motion.duration')} ${token('motion.ease')};
  &:active { transform: scale(0.96); }
`;

const Coral = styled(Door)`
  flex: none;
  padding-inline: 18px;
  background: ${token('color.action')};
  color: ${token('color.onAction')};
  &.wide { flex: 1 0 auto; }
  ${above('phone')} { padding-inline: 22px; }
`;

/** Nastaliq is tall above and below its line. */
const Label = styled.span`
  min-inline-size: 0;
  max-inline-size: 100%;
  overflow: clip visible;
  text-overflow: ellipsis;
  line-height: 1.4;
  [lang|='ur'] & { margin-block: -0.05em 0.2em; line-height: normal; }
`;
