import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../client/index.ts';
import { Button, ChoiceGroup, SectionHeading, token } from '../../../ui/index.ts';

export interface BreakChooserProps {
  readonly title: string;
  readonly note: string;
  readonly lengths: readonly number[];
  wordsOf(length: number): string;
  /** Words of the button that asks for the chosen length. */
  readonly begin: string;
  onBegin(length: number): void;
}

/** Chooses how long a break lasts. Nothing is chosen beforehand: a break is the player's own choice, its length too. */
export function BreakChooser({ title, note, lengths, wordsOf, begin, onBegin }: BreakChooserProps) {
  const text = useText();
  const heading = useId();
  const [length, setLength] = useState<number>();
  const [isMissing, setIsMissing] = useState(false);
  return (
    <Section aria-labelledby={heading}>
      <SectionHeading id={heading} title={title} />
      <Note>{note}</Note>
      <ChoiceGroup
        label={text('safePlay:howLong')}
        layout="tiles"
        current={length === undefined ? undefined : String(length)}
        onChoose={(id) => {
          setLength(Number(id));
          setIsMissing(false);
        }}
        choices={lengths.map((one) => ({ id: String(one), label: <Length>{wordsOf(one)}</Length> }))}
      />
      {isMissing ? <Missing role="alert">{text('safePlay:chooseLength')}</Missing> : null}
      <Button
        tone="quiet"
        size="large"
        wide
        onClick={() => (length === undefined ? setIsMissing(true) : onBegin(length))}
      >
        {begin}
      </Button>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: 12px;
`;

const Note = styled.p`
  color: ${token('color.muted')};
`;

/** Words, which the face of figures has no letters for in every language. */
const Length = styled.span`
  font-family: ${token('font.text')};
`;

const Missing = styled.p`
  color: ${token('color.danger')};
`;
