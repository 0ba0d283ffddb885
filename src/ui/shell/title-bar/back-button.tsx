import { IconButton } from '../../controls/icon-button.tsx';
import { useUiText } from '../../theme/theme-provider.tsx';

export interface BackButtonProps {
  /** On a disc of its own. */
  readonly disc?: boolean;
  onBack(): void;
}

/** The arrow to where the page was come from. */
export function BackButton({ disc = false, onBack }: BackButtonProps) {
  const text = useUiText();
  return <IconButton icon="back" label={text('back')} disc={disc} onClick={onBack} />;
}
