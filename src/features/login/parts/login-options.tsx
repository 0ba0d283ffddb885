import { styled } from 'styled-components';
import { SlotBlocks } from '../../../client/index.ts';

/** What else a visitor may do here: a trial, customer service, another way to sign in. */
export function LoginOptions() {
  return (
    <Options>
      <SlotBlocks slot="login.option" />
    </Options>
  );
}

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 4px 12px;
  min-block-size: 44px;
`;
