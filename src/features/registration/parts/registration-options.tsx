import { styled } from 'styled-components';
import { SlotBlocks, useText } from '../../../client/index.ts';
import { token } from '../../../ui/index.ts';
import { LoginLink } from './login-link.tsx';

/** The way back to the login, and what else a visitor may do here (rows ). */
export function RegistrationOptions() {
  const text = useText();
  return (
    <Options>
      <Line>
        {text('registration:haveAccount')} <LoginLink />
      </Line>
      <SlotBlocks slot="registration.option" />
    </Options>
  );
}

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 12px;
  min-block-size: 44px;
`;

const Line = styled.p`
  color: ${token('color.muted')};
  font-size: ${token('size.label')};
  text-align: center;
`;
