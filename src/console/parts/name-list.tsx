import { useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../texts/use-text.ts';
import { narrow } from '../style/global-style.ts';

/** More names than these are counted until all of them are asked for. */
const most = 8;

/** Names in a line; of a thousand the first, and how many more there are. */
export function NameList({ names }: { readonly names: readonly string[] }) {
  const text = useText();
  const [isWhole, setWhole] = useState(false);
  if (names.length <= most || isWhole) return <small>{names.join(', ')}</small>;
  return (
    <small>
      {names.slice(0, most - 2).join(', ')}{' '}
      <More type="button" onClick={() => setWhole(true)}>
        {text('names.more', { count: names.length - most + 2 })}
      </More>
    </small>
  );
}

const More = styled.button`
  min-block-size: 24px;
  color: var(--accent);
  font-weight: 500;
  ${narrow} { min-block-size: 44px; }
`;
