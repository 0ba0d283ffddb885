import { useNavigation, useText } from '../../../client/index.ts';
import { ListRow, ScreenBody } from '../../../ui/index.ts';

/** Leads to the contract that a wage or a dividend is paid by. */
export function ContractLink({ kind }: { readonly kind: 'daily' | 'hourly' | 'dividend' }) {
  const text = useText();
  const navigation = useNavigation();
  const ways = {
    daily: { path: navigation.pathOf('contracts.daily'), go: () => navigation.go('contracts.daily') },
    hourly: { path: navigation.pathOf('contracts.hourly'), go: () => navigation.go('contracts.hourly') },
    dividend: { path: navigation.pathOf('contracts.dividend'), go: () => navigation.go('contracts.dividend') },
  };
  const { path, go } = ways[kind];
  return (
    <ScreenBody>
      <ListRow title={text(`agentIncome:${kind}Contract`)} icon="receipt" href={path} onChoose={go} />
    </ScreenBody>
  );
}
