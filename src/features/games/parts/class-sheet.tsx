import { useText } from '../../../client/index.ts';
import { type VendorGroup } from '../../../lobby/index.ts';
import { Button, ChoiceGroup, Sheet } from '../../../ui/index.ts';
import type { ListAddress } from './list-of-route.ts';
import type { ListChange } from './use-list-address.ts';

export interface ClassSheetProps {
  readonly open: boolean;
  readonly address: ListAddress;
  readonly classifications: VendorGroup['classifications'];
  change(change: ListChange): void;
  onClose(): void;
}

/** The menu of classifications, and the way to clear every filter at once (rows G-036, G-057, G-066). */
export function ClassSheet({ open, address, classifications, change, onClose }: ClassSheetProps) {
  const text = useText();
  const choose = (next: ListChange) => {
    onClose();
    change(next);
  };
  const chooseKind = (type: string) => {
    const { vendors } = classifications.find(({ key }) => key === type) ?? {};
    // A vendor that the kind has no games of leaves the menu, and with it the list (row G-068).
    const isLeft = vendors !== undefined && !vendors.includes(address.vendor);
    choose({ type, ...(type === '' ? {} : { mode: 'all' }), ...(isLeft ? { vassalage: '' } : {}) });
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text('games:filter')}
      actions={
        <Button
          tone="quiet"
          size="large"
          wide
          onClick={() => choose({ mode: 'all', type: '', vassalage: '', name: '' })}
        >
          {text('games:clearFilters')}
        </Button>
      }
    >
      <ChoiceGroup
        label={text('games:kinds')}
        layout="tiles"
        choices={[
          { id: '', label: text('games:all') },
          ...classifications.map(({ key, displayName }) => ({ id: key, label: displayName })),
        ]}
        current={classifications.some(({ key }) => key === address.classify) ? address.classify : ''}
        onChoose={chooseKind}
      />
    </Sheet>
  );
}
