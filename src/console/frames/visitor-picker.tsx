import { styled } from 'styled-components';
import type { FramesAnswer, FrameVisitor } from '../../contracts/console/frames.ts';
import { narrow } from '../style/global-style.ts';
import { useLanguageName, useText } from '../texts/use-text.ts';

interface VisitorPickerProps {
  readonly answer: Pick<FramesAnswer, 'visitor' | 'visitors' | 'languages'>;
  onVisitor(visitor: FrameVisitor): void;
}

const schemes = ['dark', 'light'] as const;

/** Whom the frames show: who it is, in which language and scheme. */
export function VisitorPicker({ answer: { visitor, visitors, languages }, onVisitor }: VisitorPickerProps) {
  const text = useText();
  const languageName = useLanguageName();
  const { memberType: _, ...rest } = visitor;
  const chooseKind = (value: string) => onVisitor(value === '' ? rest : { ...rest, memberType: Number(value) });
  return (
    <Row>
      <select
        aria-label={text('frames.visitor')}
        value={visitor.memberType ?? ''}
        onChange={({ target }) => chooseKind(target.value)}
      >
        {visitors.map(({ memberType, words }) => (
          <option key={memberType ?? 'guest'} value={memberType ?? ''}>
            {capital(words)}
          </option>
        ))}
      </select>
      <select
        aria-label={text('frames.language')}
        value={visitor.language}
        onChange={({ target }) => onVisitor({ ...visitor, language: target.value })}
      >
        {languages.map((language) => (
          <option key={language} value={language}>
            {languageName(language)}
          </option>
        ))}
      </select>
      <select
        aria-label={text('frames.scheme')}
        value={visitor.scheme}
        onChange={({ target }) => onVisitor({ ...visitor, scheme: target.value === 'light' ? 'light' : 'dark' })}
      >
        {schemes.map((scheme) => (
          <option key={scheme} value={scheme}>
            {text(`look.${scheme}`)}
          </option>
        ))}
      </select>
    </Row>
  );
}

function capital(words: string): string {
  const plain = words.replace(/^a /, '');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.8fr) minmax(0, 1fr) minmax(0, 0.8fr);
  gap: 8px;
  & > select {
    min-inline-size: 0;
    min-block-size: 32px;
    padding-inline: 8px;
    border: 1px solid var(--edge);
    border-radius: 7px;
    background: var(--surface);
    color: var(--text);
    text-overflow: ellipsis;
  }
  ${narrow} { & > select { min-block-size: 44px; } }
`;
