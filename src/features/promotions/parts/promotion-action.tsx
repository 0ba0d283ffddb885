import {
  type Announcement,
  useMoneyActions,
  useNavigation,
  useSession,
  useSetting,
  useText,
} from '../../../client/index.ts';
import { Button } from '../../../ui/index.ts';
import { Application } from './application.tsx';
import { categoriesOf } from './use-categories.ts';

export interface PromotionActionProps {
  readonly promotion: Announcement;
  readonly over: boolean;
}

/**
 * The one thing to do about a promotion: other offers where it is over, the login for a guest, the application where the
 * merchant takes them, else what the offer is for.
 */
export function PromotionAction({ promotion, over }: PromotionActionProps) {
  const text = useText();
  const navigation = useNavigation();
  const { status } = useSession();
  const takesApplications = useSetting('activity.apply');
  if (over) {
    return (
      <Button size="large" wide onClick={() => navigation.go('promotions.list')}>
        {text('promotions:others')}
      </Button>
    );
  }
  if (takesApplications) return <Application promotion={promotion} />;
  if (status === 'member') return <NextStep promotion={promotion} />;
  return (
    <Button
      size="large"
      wide
      onClick={() => {
        navigation.want(navigation.pathOf('promotions.list', { id: String(promotion.id) }));
        navigation.go('login.screen');
      }}
    >
      {text('promotions:enter')}
    </Button>
  );
}

/** Offers of the categories welcome and deposits begin with a deposit, those of slots and sports with a game. */
function NextStep({ promotion }: Pick<PromotionActionProps, 'promotion'>) {
  const text = useText();
  const navigation = useNavigation();
  const deposit = useMoneyActions().find(({ route, refusal }) => route === 'cashier.deposit' && refusal === undefined);
  const categories = categoriesOf(promotion);
  if (deposit && (categories.includes('1') || categories.includes('2'))) {
    return (
      <Button size="large" wide onClick={deposit.onChoose}>
        {text('promotions:deposit')}
      </Button>
    );
  }
  const play = () => {
    if (categories.includes('3')) navigation.go('games.slots');
    else if (categories.includes('4')) navigation.go('games.sports');
    else navigation.go('home.screen');
  };
  return (
    <Button size="large" wide onClick={play}>
      {text('promotions:play')}
    </Button>
  );
}
