import { Button, DialogTrigger } from 'react-aria-components';
import { styled } from 'styled-components';
import { useText } from '../texts/use-text.ts';
import { Checkbox, turn } from './checkbox.tsx';
import { Popover, PopoverContent } from './popover.tsx';
import { useFoundMerchants } from './use-found-merchants.tsx';

interface MerchantPickerProps {
  readonly merchants: readonly { readonly code: string; readonly name: string }[];
  readonly chosen: readonly string[];
  /** What the button says. */
  readonly words: string;
  onChoose(codes: readonly string[]): void;
}

/** More merchants than these get a field to find one. */
const fewMerchants = 8;

/** A button that opens the list of merchants to choose some of. */
export function MerchantPicker({ words, ...list }: MerchantPickerProps) {
  const text = useText();
  return (
    <DialogTrigger>
      <Opener data-narrows={list.chosen.length > 0 || undefined}>{words}</Opener>
      <Popover placement="bottom start" offset={6} maxHeight={360}>
        <Content aria-label={text('picker.label')}>
          <MerchantList {...list} />
        </Content>
      </Popover>
    </DialogTrigger>
  );
}

function MerchantList({ merchants, chosen, onChoose }: Omit<MerchantPickerProps, 'words'>) {
  const text = useText();
  const { found, field } = useFoundMerchants(merchants, fewMerchants);
  return (
    <>
      {field}
      <div role="group" aria-label={text('picker.label')}>
        {found.map(({ code, name }) => (
          <Checkbox key={code} isSelected={chosen.includes(code)} onChange={() => onChoose(turn(chosen, code))}>
            <span>{name}</span>
            <code>{code}</code>
          </Checkbox>
        ))}
      </div>
      <button type="button" disabled={chosen.length === 0} onClick={() => onChoose([])}>
        {text('picker.all')}
      </button>
    </>
  );
}

const Opener = styled(Button)`
  flex: none;
  /* As wide whichever number it says, so that it moves nothing beside it. */
  min-inline-size: 112px;
  min-block-size: 28px;
  padding: 0 10px;
  border: 1px solid var(--line);
  border-radius: 6px;
  color: var(--muted);
  text-align: start;
  white-space: nowrap;
  &:hover { color: var(--text); }
  &[data-narrows] { background: var(--chosen); border-color: transparent; color: var(--text); font-weight: 500; }
  @media (max-width: 719px) { min-block-size: 44px; }
`;

const Content = styled(PopoverContent)`
  inline-size: 250px;
  padding-block-end: 0;
  & > [role='group'] { margin-block: 4px; }
  & label {
    min-block-size: 34px;
    padding: 0 8px;
    border-radius: 6px;
    &:hover { background: var(--raised); }
    & > code { margin-inline-start: auto; color: var(--muted); }
    @media (max-width: 719px) { min-block-size: 44px; }
  }
  /* Always seen, however many there are. */
  & > button {
    position: sticky;
    inset-block-end: 0;
    inline-size: 100%;
    min-block-size: 34px;
    padding: 0 8px;
    background: var(--surface);
    color: var(--accent);
    font-weight: 500;
  }
  & > button:disabled { color: var(--muted); }
`;
