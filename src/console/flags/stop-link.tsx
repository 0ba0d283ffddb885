import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { FlagLine, FlagMerchant } from '../../contracts/console/flags.ts';
import { Icon } from '../parts/icon.tsx';
import { useGroupRight } from '../shell/session-context.ts';
import { useText } from '../texts/use-text.ts';

/** The way to the kill switch of a flag, for those who may use it and while it is on somewhere. */
export function StopLink({
  flag,
  merchants,
}: {
  readonly flag: FlagLine;
  readonly merchants: readonly FlagMerchant[];
}) {
  const text = useText();
  const mayStop = useGroupRight('stop', flag.owner);
  const on = merchants.filter((merchant) => merchant.on.includes(flag.name)).map(({ code }) => code);
  if (!mayStop || on.length === 0) return null;
  return (
    <Way to={`/stop?name=${flag.name}&at=${on.join(',')}`}>
      <Icon name="stop" size={15} />
      {text('flag.stop')}
    </Way>
  );
}

const Way = styled(Link)`
  display: flex;
  gap: 6px;
  align-items: center;
  min-block-size: 24px;
  color: var(--bad);
  font-weight: 500;
  text-decoration: none;
  &:hover { text-decoration: underline; }
`;
