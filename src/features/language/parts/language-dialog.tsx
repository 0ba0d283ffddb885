import { type DialogContentProps, useText } from '../../../client/index.ts';
import { Dialog } from '../../../ui/index.ts';
import { LanguageList } from './language-list.tsx';

export default function LanguageDialog({ close }: DialogContentProps) {
  const text = useText();
  return (
    <Dialog open onClose={close} title={text('language:title')}>
      <LanguageList onChosen={close} />
    </Dialog>
  );
}
