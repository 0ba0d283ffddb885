import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useText } from '../texts/use-text.ts';
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
export function MerchantPicker({ merchants, chosen, words, onChoose }: MerchantPickerProps) {
  const text = useText();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { found, field } = useFoundMerchants(merchants, fewMerchants);
  useEffect(() => {
    const element = list.current;
    const place = ({ newState }: ToggleEvent) => {
      const box = button.current?.getBoundingClientRect();
      if (newState !== 'open' || !element || !box) return;
      element.style.top = `${Math.min(box.bottom + 6, innerHeight - 320)}px`;
      const isRtl = getComputedStyle(element).direction === 'rtl';
      element.style.insetInlineStart = `${Math.max(8, isRtl ? innerWidth - box.right : box.left)}px`;
    };
    element?.addEventListener('beforetoggle', place);
    return () => element?.removeEventListener('beforetoggle', place);
  }, []);
  const turn = (code: string) =>
    onChoose(chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code]);
  return (
    <>
      <Opener ref={button} type="button" popoverTarget={id} data-narrows={chosen.length > 0 || undefined}>
        {words}
      </Opener>
      <List id={id} ref={list} popover="auto" role="group" aria-label={text('picker.label')}>
        {field}
        <ul>
          {found.map(({ code, name }) => (
            <li key={code}>
              <label>
                <input type="checkbox" checked={chosen.includes(code)} onChange={() => turn(code)} />
                <span>{name}</span>
                <code>{code}</code>
              </label>
            </li>
          ))}
        </ul>
        <button type="button" disabled={chosen.length === 0} onClick={() => onChoose([])}>
          {text('picker.all')}
        </button>
      </List>
    </>
  );
}

const Opener = styled.button`
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

const List = styled.div`
  position: fixed;
  inset: auto;
  inline-size: 250px;
  max-block-size: 312px;
  margin: 0;
  padding: 8px;
  overflow-y: auto;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--surface);
  color: var(--text);
  box-shadow: var(--shadow);
  & > ul { margin-block: 4px; }
  & label {
    display: flex;
    gap: 9px;
    align-items: center;
    min-block-size: 34px;
    padding: 0 8px;
    border-radius: 6px;
    &:hover { background: var(--raised); }
    & > code { margin-inline-start: auto; color: var(--muted); }
  }
  & input[type='checkbox'] { inline-size: 16px; block-size: 16px; accent-color: var(--accent); }
  & > button { inline-size: 100%; min-block-size: 34px; padding: 0 8px; border-radius: 6px; color: var(--accent); font-weight: 500; }
  & > button:disabled { color: var(--muted); }
`;
