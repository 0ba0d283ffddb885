import { useNavigation, useText } from '../../../client/index.ts';
import { ListRow, ScreenBody } from '../../../ui/index.ts';

/** Leads to the contract that a wage or a dividend is paid by. */
export function ContractLink({ kind }: { readonly kind: 'daily' | 'hourly' | 'dividend' }) {
  const text = useText();
  const navigation = useNavigation();
  const route = `contracts.${kind}` as const;
  return (
    <ScreenBody>
      <ListRow
        title={text(`agentIncome:${kind}Contract`)}
        icon="receipt"
        href={navigation.pathOf(route)}
        onChoose={() => navigation.go(route)}
      />
    </ScreenBody>
  );
}
