import { styled } from 'styled-components';
import { Badge, type HeaderShortcut, Icon, token } from '../../ui/index.ts';

export interface ShortcutPillsProps {
  readonly shortcuts: readonly HeaderShortcut[];
}

/** The member's shortcuts that the bar has no room for, in one line that scrolls. */
export default function ShortcutPills({ shortcuts }: ShortcutPillsProps) {
  return (
    <Line>
      {shortcuts.map(({ id, icon, label, badge, href, onChoose }) => (
        <li key={id}>
          <Pill
            href={href ?? '#'}
            onClick={(event) => {
              event.preventDefault();
              onChoose();
            }}
          >
            <Icon name={icon} size="small" />
            {label}
            <Badge count={badge} />
          </Pill>
        </li>
      ))}
    </Line>
  );
}

const Line = styled.ul`
  display: flex;
  gap: 8px;
  block-size: 52px;
  align-items: end;
  padding-inline: ${token('space.gutter')};
  overflow-x: auto;
  scrollbar-width: none;
`;

const Pill = styled.a`
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 44px;
  padding-inline: 14px;
  border: ${token('border.width')} solid ${token('color.line')};
  border-radius: ${token('radius.button')};
  background: ${token('color.surface')};
  color: ${token('color.text')};
  font-size: ${token('size.label')};
  line-height: 1.2;
  text-decoration: none;
  white-space: nowrap;
  &:active { opacity: 0.6; }
  [lang|='ur'] & { line-height: 1.9; }
`;
