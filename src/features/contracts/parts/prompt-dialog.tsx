import { useEffect } from 'react';
import { useNavigation, useText } from '../../../client/index.ts';
import { Button, Dialog } from '../../../ui/index.ts';
import type { ContractKind } from './pending-kinds.ts';

export interface PromptDialogProps {
  readonly kind: ContractKind;
  /** It stands on the screen. */
  onShown(): void;
  onCancel(): void;
  /** Ends all prompts of this page. */
  onLeave(): void;
}

/** Says that a contract waits for an answer; Go leads to its page (rows G-264…G-266). */
export default function PromptDialog({ kind, onShown, onCancel, onLeave }: PromptDialogProps) {
  const text = useText();
  const navigation = useNavigation();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- shown once
  useEffect(() => onShown(), []);
  const go = () => {
    onLeave();
    navigation.go(`contracts.${kind}`);
  };
  return (
    <Dialog
      open
      plain
      onClose={onCancel}
      title={text(`contracts:${kind}`)}
      actions={
        <>
          <Button tone="quiet" onClick={onCancel}>
            {text('contracts:cancel')}
          </Button>
          <Button tone="action" onClick={go}>
            {text('contracts:go')}
          </Button>
        </>
      }
    >
      <p>{text(`contracts:required.${kind}`)}</p>
    </Dialog>
  );
}
