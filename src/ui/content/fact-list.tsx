import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import type { LayoutForms } from '../../contracts/layout-forms.ts';
import { token } from '../theme/token.ts';
import { factForms } from './fact-forms.ts';
import { useLayout } from './use-layout.ts';

export interface Fact {
  readonly id: string;
  readonly name: ReactNode;
  readonly value: ReactNode;
  /** How it stands with the fact, in a word: proved, waiting. */
  readonly state?: ReactNode;
  /** What a player may do about it, in one or two words; readers hear the fact's name before it. */
  readonly action?: { readonly label: string; onChoose(): void } | undefined;
}

export interface FactListProps {
  readonly facts: readonly Fact[];
}

/** Facts with their names, one below or beside the other as the theme's form has it. */
export function FactList({ facts }: FactListProps) {
  const { facts: form } = useLayout();
  return (
    <Place $form={form}>
      <dl>
        {facts.map((fact) => (
          <Row key={fact.id} {...fact} />
        ))}
      </dl>
    </Place>
  );
}

function Row({ name, value, state, action }: Fact) {
  const id = useId();
  return (
    <div data-fact="fact">
      <dt id={id}>{name}</dt>
      <dd data-fact="value">
        <span data-fact="text">{value}</span>
        {state === undefined ? null : <span data-fact="state">{state}</span>}
        {action === undefined ? null : (
          <button
            type="button"
            data-fact="action"
            id={`${id}b`}
            aria-labelledby={`${id} ${id}b`}
            onClick={action.onChoose}
          >
            {action.label}
          </button>
        )}
      </dd>
    </div>
  );
}

const Place = styled.div<{ readonly $form: LayoutForms['facts'] }>`
  container-type: inline-size;
  min-inline-size: 0;
  dt { color: ${token('color.muted')}; font-size: ${token('size.small')}; line-height: 1.3; }
  [data-fact='fact'] { min-inline-size: 0; }
  [data-fact='value'] { display: flex; flex-wrap: wrap; align-items: center; gap: 0 12px; min-inline-size: 0; }
  [data-fact='text'] { min-inline-size: 0; font-weight: ${token('weight.strong')}; overflow-wrap: anywhere; }
  [data-fact='state'] { color: inherit; font-size: ${token('size.small')}; }
  [data-fact='state']::before { content: '✓ ' / ''; }
  [data-fact='action'] {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-inline-size: 44px;
    min-block-size: 44px;
    color: ${token('color.link')};
    font-weight: ${token('weight.strong')};
  }
  [lang|='ur'] & :is(dt, [data-fact='text']) { line-height: ${token('leading.text')}; }
  ${({ $form }) => factForms[$form]}
`;
