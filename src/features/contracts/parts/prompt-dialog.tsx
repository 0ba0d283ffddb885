import { useEffect } from 'react';
import { useNavigation, useText } from '../../../client/index.ts';
import { Button, Dialog } from '../../../ui/index.ts';
import { OfferTerms } from './offer-terms.tsx';
import type { ContractKind } from './pending-kinds.ts';

export interface PromptDialogProps {
  readonly kind: ContractKind;
  /** It stands on the screen. */
  onShown(): void;
  onCancel(): void;
  /** Ends all prompts of this page. */
  onLeave(): void;
}

/** Says that a contract waits for an answer, and what it offers; Go leads to its page (rows G-264…G-266). */
export default function PromptDialog({ kind, onShown, onCancel, onLeave }: PromptDialogProps) {
  const text = useText();
  const navigation = useNavigation();
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
      <Words onShown={onShown}>{text(`contracts:required.${kind}`)}</Words>
      <OfferTerms kind={kind} />
    </Dialog>
  );
}

/** Mounted when the dialog opens: its form may come later than its code. */
function Words({ children, onShown }: Pick<PromptDialogProps, 'onShown'> & { readonly children: string }) {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- shown once
  useEffect(() => onShown(), []);
  return <p>{children}</p>;
}
