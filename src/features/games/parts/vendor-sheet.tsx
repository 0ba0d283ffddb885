import { styled } from 'styled-components';
import { useText } from '../../../client/index.ts';
import { type Vendor } from '../../../lobby/index.ts';
import { Icon, Sheet, token } from '../../../ui/index.ts';
import { VendorIcon } from './vendor-icon.tsx';

export interface VendorSheetProps {
  readonly open: boolean;
  readonly vendors: readonly Vendor[];
  /** Code of the chosen vendor; empty for all. */
  readonly current: string;
  onChoose(vassalage: string): void;
  onClose(): void;
}

/** Every vendor of a list at a glance: with many of them the menu beside the games is a long way (row A-243). */
export function VendorSheet({ open, vendors, current, onChoose, onClose }: VendorSheetProps) {
  const text = useText();
  const choose = (vassalage: string) => {
    onClose();
    onChoose(vassalage);
  };
  return (
    <Sheet open={open} onClose={onClose} title={text('games:vendors')}>
      <Grid>
        {[undefined, ...vendors].map((vendor) => {
          const code = vendor?.vassalage ?? '';
          return (
            <li key={code}>
              <Entry type="button" aria-pressed={code === current} onClick={() => choose(code)}>
                {vendor ? <VendorIcon vendor={vendor} size={40} /> : <Icon name="grid" size="huge" />}
                <Name dir="auto">{vendor?.displayName ?? text('games:all')}</Name>
              </Entry>
            </li>
          );
        })}
      </Grid>
    </Sheet>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(88px, 1fr));
  gap: 8px;
`;

const Entry = styled.button`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 8px;
  inline-size: 100%;
  min-block-size: 92px;
  padding: 10px 4px;
  border: ${token('border.width')} solid ${token('color.line')};
  border-radius: ${token('radius.card')};
  color: ${token('color.text')};
  background: ${token('color.raised')};
  &:active { opacity: 0.7; }
  &[aria-pressed='true'] {
    border-color: ${token('color.accent')};
    background: ${token('color.accent')};
    color: ${token('color.onAccent')};
  }
`;

const Name = styled.span`
  max-inline-size: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-size: ${token('size.small')};
  line-height: 1.25;
  [lang|='ur'] & { line-height: 1.7; }
`;
