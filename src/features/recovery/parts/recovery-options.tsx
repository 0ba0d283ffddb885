import { styled } from 'styled-components';
import { SlotBlocks, useClock, useSetting, useSite, useText } from '../../../client/index.ts';
import { token } from '../../../ui/index.ts';

/** Trial, customer service and the copyright line at the foot of the page (rows A-121…A-123). */
export function RecoveryOptions() {
  const text = useText();
  const clock = useClock();
  const { identity } = useSite();
  const own = useSetting('footer.copyright');
  const year = new Date(clock.now()).getFullYear();
  return (
    <>
      <Options>
        <SlotBlocks slot="recovery.option" />
      </Options>
      <Copyright dir="auto">{own === '' ? text('recovery:copyright', { year, name: identity.name }) : own}</Copyright>
    </>
  );
}

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 4px 12px;
  min-block-size: 44px;
`;

const Copyright = styled.p`
  color: ${token('color.muted')};
  font-size: ${token('size.small')};
  text-align: center;
`;
