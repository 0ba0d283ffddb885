import { styled } from 'styled-components';
import { useText } from '../../../client/index.ts';
import { Button, token } from '../../../ui/index.ts';

export interface ExpanderProps {
  readonly isOpen: boolean;
  readonly busy?: boolean;
  onToggle(): void;
}

/** Shows the rest of a category, and hides it again (row G-115). */
export function Expander({ isOpen, busy = false, onToggle }: ExpanderProps) {
  const text = useText();
  return (
    <Foot>
      <Button tone="quiet" busy={busy} onClick={onToggle} aria-expanded={isOpen}>
        {text(isOpen ? 'home:collapse' : 'home:expand')}
      </Button>
    </Foot>
  );
}

const Foot = styled.div`
  display: grid;
  justify-items: center;
  padding: 16px ${token('space.gutter')} 0;
`;
