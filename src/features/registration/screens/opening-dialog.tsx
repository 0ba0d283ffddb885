import { type DialogContentProps, useNavigation, useText } from '../../../client/index.ts';
import { Dialog } from '../../../ui/index.ts';
import { OpeningForm } from '../parts/opening-form.tsx';

/** What an account asks of somebody who has signed in at a provider for the first time (rows ). */
export default function OpeningDialog({ close, params }: DialogContentProps<'socialOpening'>) {
  const text = useText();
  const navigation = useNavigation();
  const leave = () => {
    close();
    navigation.goPath(params.from, { replace: true });
  };
  return (
    <Dialog open onClose={leave} title={text('registration:opening')}>
      <p>{text('registration:openingHint')}</p>
      <OpeningForm ticket={params.ticket} onOpened={close} onExpired={leave} />
    </Dialog>
  );
}
