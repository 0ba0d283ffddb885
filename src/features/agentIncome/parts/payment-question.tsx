import { useLanguage, useSite, useText } from '../../../client/index.ts';
import { Button, Dialog, moneyText } from '../../../ui/index.ts';
import type { usePayment } from './use-payment.ts';

/** Asks before money leaves the agent's wallet: whom, how much. */
export function PaymentQuestion({ payment }: { readonly payment: ReturnType<typeof usePayment> }) {
  const text = useText();
  const { language } = useLanguage();
  const { currency } = useSite().identity;
  const { asked, isPaying, cancel, pay } = payment;
  if (asked === undefined) return null;
  const amount = moneyText(asked.amount, currency, language);
  return (
    <Dialog
      open
      onClose={cancel}
      title={text('agentIncome:payTitle')}
      actions={
        <>
          <Button tone="quiet" disabled={isPaying} onClick={cancel}>
            {text('agentIncome:cancel')}
          </Button>
          <Button busy={isPaying} onClick={pay}>
            {text('agentIncome:payNow')}
          </Button>
        </>
      }
    >
      <p>{text('agentIncome:payQuestion', { name: asked.userName, amount })}</p>
    </Dialog>
  );
}
