import { styled } from 'styled-components';
import { Icon } from '../parts/icon.tsx';
import { Key } from '../parts/key.tsx';
import { useText } from '../texts/use-text.ts';

/** Close sites, switch a flag off, open sites again. */
const kinds = ['maintenance', 'flag', 'open'] as const;
export type StopKind = (typeof kinds)[number];

const icons = { maintenance: 'stop', flag: 'flag', open: 'check' } as const;
const keys = { maintenance: 'M', flag: 'K', open: 'O' } as const;

/** What shall happen: three large choices with a key each. */
export function StopKinds({ kind, onKind }: { readonly kind: StopKind | undefined; onKind(kind: StopKind): void }) {
  const text = useText();
  return (
    <Choices role="group" aria-label={text('stop.what')}>
      {kinds.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={kind === one}
          aria-keyshortcuts={keys[one].toLowerCase()}
          onClick={() => onKind(one)}
        >
          <Icon name={icons[one]} size={20} />
          <span>
            <b>{text(`stop.kind.${one}`)}</b>
            <small>{text(`stop.kind.${one}.hint`)}</small>
          </span>
          <Key aria-hidden="true">{keys[one]}</Key>
        </button>
      ))}
    </Choices>
  );
}

const Choices = styled.div`
  display: grid;
  gap: 8px;
  & > button {
    display: flex;
    gap: 12px;
    align-items: center;
    min-block-size: 56px;
    padding: 8px 14px;
    border: 1px solid var(--edge);
    border-radius: 10px;
    background: var(--surface);
    &:hover { background: var(--raised); }
    &[aria-pressed='true'] { border-color: var(--accent); background: var(--chosen); box-shadow: inset 0 0 0 1px var(--accent); }
    & > span { flex: 1; min-inline-size: 0; }
    & > svg { color: var(--bad); }
    &:last-child > svg { color: var(--good); }
  }
  & b { display: block; font-weight: 600; }
  & small { color: var(--muted); font-size: 0.78rem; }
`;
