import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/token.ts';

export interface Choice {
  readonly id: string;
  readonly label: ReactNode;
  readonly note?: ReactNode;
}

export interface ChoiceGroupProps {
  /** Visible name of the group. */
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly current: string | undefined;
  onChoose(id: string): void;
  /** Tiles beside each other, or lines one below the other. */
  readonly layout: 'tiles' | 'list';
}

/** One of several, all in view: radio buttons as tiles or as lines. */
export function ChoiceGroup({ label, choices, current, onChoose, layout }: ChoiceGroupProps) {
  const name = useId();
  return (
    <Group data-choice={layout}>
      <Legend>{label}</Legend>
      <Choices $layout={layout}>
        {choices.map(({ id, label: words, note }) => (
          <Face key={id} $layout={layout}>
            <Radio type="radio" name={name} value={id} checked={id === current} onChange={() => onChoose(id)} />
            <Texts>
              <span>{words}</span>
              {note === undefined ? null : <Note>{note}</Note>}
            </Texts>
          </Face>
        ))}
      </Choices>
    </Group>
  );
}

const Group = styled.fieldset`
  min-inline-size: 0;
  border: 0;
  padding: 0;
  margin: 0 ${token('space.gutter')};
`;

const Legend = styled.legend`
  padding: 0 4px 8px;
  font-size: ${token('size.label')};
  font-weight: ${token('weight.strong')};
  line-height: 1.2;
  [lang|='ur'] & { line-height: ${token('leading.text')}; }
`;

type Layout = ChoiceGroupProps['layout'];

/** Three beside each other where an amount of four digits fits, else two. */
const tileColumns = `
  grid-template-columns: repeat(auto-fit, minmax(max(104px, 11ch + 10px), 1fr));
  font-family: ${token('font.numeric')};
  font-size: 0.9375rem;
`;

const Choices = styled.div<{ $layout: Layout }>`
  display: grid;
  gap: ${({ $layout }) => ($layout === 'tiles' ? '10px' : '0')};
  ${({ $layout }) => ($layout === 'tiles' ? tileColumns : '')}
`;

const Radio = styled.input`
  appearance: none;
  flex: none;
  inline-size: 24px;
  block-size: 24px;
  border: 2px solid ${token('color.muted')};
  border-radius: 50%;
  &:checked { border: 7px solid ${token('color.link')}; }
`;

/** Beside each other as long as whole words fit, else one below the other. */
const Texts = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: 14px;
  min-inline-size: 0;
  overflow-wrap: break-word;
`;

const tile = `
  display: grid;
  place-items: center;
  min-block-size: 58px;
  padding: 8px 4px;
  text-align: center;
  border: ${token('border.width')} solid ${token('color.fieldLine')};
  border-radius: ${token('radius.field')};
  background: ${token('color.field')};
  ${Radio} { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; margin: 0; border: 0; border-radius: inherit; }
  ${Texts} { justify-content: center; }
  &:has(:checked) { border-color: ${token('color.link')}; box-shadow: inset 0 0 0 1px ${token('color.link')}; }
`;

const line = `
  display: flex;
  align-items: center;
  gap: 14px;
  min-block-size: 52px;
  /* Of text twice as large nearly all of the room is the words'. */
  padding: 8px max(4px, calc(20px - 0.5rem));
  border-block-end: 1px solid ${token('color.line')};
  ${Radio} { position: relative; z-index: 1; }
`;

const Face = styled.label<{ $layout: Layout }>`
  position: relative;
  min-inline-size: 0;
  line-height: 1.25;
  cursor: pointer;
  ${({ $layout }) => ($layout === 'tiles' ? tile : line)}
  [lang|='ur'] & { line-height: ${token('leading.text')}; }
`;

const Note = styled.span`
  color: ${token('color.muted')};
  font-size: ${token('size.small')};
`;
