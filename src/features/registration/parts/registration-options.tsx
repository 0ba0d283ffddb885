import { styled } from 'styled-components';
import { SlotBlocks, useNavigation, useText } from '../../../client/index.ts';
import { token } from '../../../ui/index.ts';

/** The way back to the login, and what else a visitor may do here (rows ). */
export function RegistrationOptions() {
  const text = useText();
  const navigation = useNavigation();
  return (
    <Options>
      <Line>
        {text('registration:haveAccount')}{' '}
        <Login
          href={navigation.pathOf('login.screen')}
          onClick={(event) => {
            event.preventDefault();
            navigation.go('login.screen');
          }}
        >
          {text('registration:backToLogin')}
        </Login>
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
`;

const Login = styled.a`
  display: inline-grid;
  align-items: center;
  min-block-size: 44px;
  color: ${token('color.link')};
`;
