import { styled } from 'styled-components';
import { useEnvironment, useText } from '../../client/index.ts';
import { Icon, token } from '../../ui/index.ts';

/**
 * `No Internet` while offline, `Slow Connection` while a call waits too long (rows ): a line above the page
 * that takes its own room, so that it covers neither bars nor content. Sticky bars stand below it. The stylesheet of a theme
 * gives it the form of the theme's messages (`release/emit/strip-forms.ts`).
 */
export function ConnectionNotice() {
  const text = useText();
  const { online, slow } = useEnvironment();
  const key = online ? (slow ? 'errors:slow' : undefined) : 'errors:offline';
  return (
    <Place role="status" data-strip={key === undefined ? undefined : ''}>
      {key === undefined ? null : (
        <Note>
          <Icon name="offline" size="small" />
          {text(key)}
        </Note>
      )}
    </Place>
  );
}

const Place = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 8;
  background: ${token('color.text')};
  color: ${token('color.bg')};
  &[data-strip] ~ * {
    --line: calc(2.25rem + env(safe-area-inset-top));
    --above: var(--line);
    --notch: 0px;
  }
`;

const Note = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  box-sizing: content-box;
  block-size: 2.25rem;
  padding: env(safe-area-inset-top) ${token('space.gutter')} 0;
  font-size: ${token('size.small')};
  font-weight: ${token('weight.strong')};
  line-height: 1;
  white-space: nowrap;
`;
