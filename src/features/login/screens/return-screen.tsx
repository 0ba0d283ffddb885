import { styled } from 'styled-components';
import { useNavigation, useText } from '../../../client/index.ts';
import { Button, EmptyState, ScreenBody, Skeleton, token } from '../../../ui/index.ts';
import { useSocialReturn } from '../parts/use-social-return.ts';

/** /m/login/return: where Facebook and Google come back to. It stays only as long as the platform takes. */
export default function ReturnScreen() {
  const text = useText();
  const navigation = useNavigation();
  const { isIdle } = useSocialReturn();
  if (isIdle) {
    return (
      <EmptyState
        icon="key"
        title={text('login:social.nothing')}
        action={<Button onClick={() => navigation.go('login.screen')}>{text('login:title')}</Button>}
      />
    );
  }
  return (
    <ScreenBody aria-busy>
      <Waiting role="status">{text('login:social.waiting')}</Waiting>
      <Skeleton count={3} />
    </ScreenBody>
  );
}

const Waiting = styled.p`
  color: ${token('color.muted')};
  text-align: center;
`;
