import { styled } from 'styled-components';
import { useSlot, useTap, useText, useViews } from '../../../client/index.ts';
import { Button, token } from '../../../ui/index.ts';

/** GO: to the deposit, with the refusals of the deposit shortcut (rows A-010, G-110). */
export default function DepositButton() {
  const text = useText();
  const tap = useTap();
  const [item] = useViews(useSlot('header.shortcut'), (one) =>
    'route' in one.target && one.target.route === 'cashier.deposit' ? one : undefined,
  );
  if (!item) return null;
  return (
    <Place>
      <Words>
        <strong>{text('home:goDeposit')}</strong>
        <span>{text('home:goHint')}</span>
      </Words>
      <Button tone="action" onClick={() => tap(item)}>
        {text('home:go')}
      </Button>
    </Place>
  );
}

const Place = styled.section`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  margin: ${token('space.above')} ${token('space.gutter')} 0;
  padding: 14px 16px;
  border-radius: ${token('radius.card')};
  background: ${token('color.surface')};
`;

const Words = styled.p`
  display: grid;
  min-inline-size: 0;
  strong { font-weight: ${token('weight.strong')}; }
  span { color: ${token('color.muted')}; font-size: ${token('size.small')}; }
`;
