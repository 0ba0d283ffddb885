import { useNavigation, useText } from '../../../client/index.ts';
import { ListRow, ScreenBody } from '../../../ui/index.ts';

/** The two passwords of an account. */
export default function SecurityScreen() {
  const text = useText();
  const navigation = useNavigation();
  return (
    <ScreenBody>
      <ListRow
        title={text('security:loginPassword')}
        note={text('security:loginPasswordDetail')}
        icon="lock"
        onChoose={() => navigation.go('password.screen')}
      />
      <ListRow
        title={text('security:fundsPassword')}
        note={text('security:fundsPasswordDetail')}
        icon="shield"
        onChoose={() => navigation.go('security.fundsPassword')}
      />
    </ScreenBody>
  );
}
