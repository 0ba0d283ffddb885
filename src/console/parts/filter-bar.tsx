import { styled } from 'styled-components';
import { useText } from '../texts/use-text.ts';

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  onChoose(value: string): void;
}

/** One filter: its name while it narrows nothing, what it narrows to otherwise. */
export function Choice({ label, value, options, onChoose }: ChoiceProps) {
  const text = useText();
  return (
    <select
      aria-label={label}
      value={value}
      data-narrows={value === '' ? undefined : true}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{value === '' ? label : text('filter.any', { name: label })}</option>
      {options.map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </select>
  );
}

/** The line of filters under a page's title. */
export const FilterBar = styled.div`
  display: flex;
  gap: 7px;
  align-items: center;
  flex: none;
  min-block-size: 46px;
  padding: 0 18px;
  overflow-x: auto;
  scrollbar-width: none;
  border-block-end: 1px solid var(--line);
  & > select {
    appearance: none;
    flex: none;
    field-sizing: content;
    min-block-size: 28px;
    max-inline-size: 180px;
    padding: 0 10px;
    border: 1px solid var(--line);
    border-radius: 6px;
    background: var(--bg);
    color: var(--muted);
    &:hover { color: var(--text); }
    &[data-narrows] { background: var(--chosen); border-color: transparent; color: var(--text); font-weight: 500; }
    & option { background: var(--surface); color: var(--text); }
  }
  & > p { margin-inline-start: auto; color: var(--muted); white-space: nowrap; & > kbd { margin-inline-start: 8px; } }
  @container (max-width: 760px) { & > p { display: none; } }
  @media (max-width: 719px) { padding-inline: 14px; min-block-size: 58px; & > select { min-block-size: 44px; } }
`;
