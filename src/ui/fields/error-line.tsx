import { styled } from 'styled-components';
import { Icon } from '../icon/icon.tsx';
import { token } from '../theme/token.ts';

export interface ErrorLineProps {
  readonly id: string;
  /** Nothing, or an empty text, while nothing is wrong. */
  readonly error: string | undefined;
}

/** The line under a field that says what is wrong, with an icon so that colour is never the only sign. */
export function ErrorLine({ id, error }: ErrorLineProps) {
  return (
    <Live id={id} aria-live="polite">
      {error ? (
        <Line>
          <Icon name="alert" size="small" />
          <span>{error}</span>
        </Line>
      ) : null}
    </Live>
  );
}

const Live = styled.div``;

const Line = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 6px;
  padding: 7px 4px 0;
  color: ${token('color.danger')};
  font-size: 0.875rem;
  font-weight: ${token('weight.strong')};
  line-height: 1.3;
  /* In the middle of the first line, however large the text. */
  svg { margin-block-start: calc(0.5lh - 8px); }
  [lang|='ur'] & { padding-block-start: 2px; line-height: ${token('leading.text')}; }
`;
