import { styled } from 'styled-components';
import { Badge } from '../controls/badge.tsx';
import { Icon } from '../icon/icon.tsx';
import { token } from '../theme/token.ts';

export interface ItemGridProps {
  readonly items: readonly {
    readonly id: string;
    readonly title: string;
    readonly icon: string;
    readonly count: number;
    readonly onPress: () => void;
  }[];
}

/** Menu items as tiles, three in a row. */
export function ItemGrid({ items }: ItemGridProps) {
  return (
    <Grid>
      {items.map((item) => (
        <Tile key={item.id} type="button" onClick={item.onPress}>
          <Icon name={item.icon} />
          <Name>{item.title}</Name>
          <Corner>
            <Badge count={item.count} />
          </Corner>
        </Tile>
      ))}
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token('space.gap')};
`;

const Tile = styled.button`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 8px;
  min-block-size: 96px;
  padding: 10px 6px;
  background: ${token('color.surface')};
  border: ${token('border.width')} solid ${token('color.line')};
  border-radius: ${token('radius.card')};
  color: ${token('color.link')};
  transition: opacity 90ms;
  &:active { opacity: 0.7; }
`;

const Name = styled.span`
  color: ${token('color.text')};
  font-size: ${token('size.small')};
  line-height: 1.25;
  text-align: center;
  [lang|='ur'] & { line-height: ${token('leading.urdu')}; }
`;

const Corner = styled.span`
  position: absolute;
  inset-block-start: 8px;
  inset-inline-end: 8px;
`;
