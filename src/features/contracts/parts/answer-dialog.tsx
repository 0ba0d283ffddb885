import { usePlatform, useText } from '../../../client/index.ts';
import { Button, Dialog } from '../../../ui/index.ts';
import type { ContractKind } from './pending-kinds.ts';
import { useContractAct } from './use-contract-act.ts';

export interface AnswerDialogProps {
  readonly kind: ContractKind;
  /** The terms that the player has read. */
  readonly contractId: number;
  readonly answer: 'accept' | 'reject';
  onClose(): void;
  /** The platform has answered, whatever it said. */
  onDone(): void;
}

/** Asks before a contract is accepted or rejected, then sends the answer once (row G-269). */
export function AnswerDialog({ kind, contractId, answer, onClose, onDone }: AnswerDialogProps) {
  const text = useText();
  const platform = usePlatform();
  const { act, isBusy } = useContractAct(onDone);
  const send = () => platform.call('answerContract', { body: { kind, contractId, answer }, quiet: true });
  const submit = async () => {
    await act(send, text(`contracts:done.${answer}`));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={text(`contracts:${answer}`)}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {text('contracts:cancel')}
          </Button>
          <Button tone="action" busy={isBusy} onClick={() => void submit()}>
            {text('contracts:confirm')}
          </Button>
        </>
      }
    >
      <p>{text(`contracts:question.${answer}`)}</p>
    </Dialog>
  );
}
