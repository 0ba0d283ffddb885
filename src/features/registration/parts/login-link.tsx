import { styled } from 'styled-components';
import { useNavigation, useText } from '../../../client/index.ts';
import { token } from '../../../ui/index.ts';

/** The way back to the login (row A-084). A real link, so that it works before scripts run. */
export function LoginLink() {
  const text = useText();
  const navigation = useNavigation();
  return (
    <Link
      href={navigation.pathOf('login.screen')}
      onClick={(event) => {
        event.preventDefault();
        navigation.go('login.screen');
      }}
    >
      {text('registration:backToLogin')}
    </Link>
  );
}

const Link = styled.a`
  display: inline-grid;
  place-items: center;
  min-block-size: 44px;
  color: ${token('color.link')};
`;
