import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/icon.tsx';
import { token } from '../theme/token.ts';

export interface AccordionProps {
  readonly items: readonly { readonly id: string; readonly title: string; readonly content: ReactNode }[];
  /** Opening one closes the others. */
  readonly single?: boolean;
  readonly openId?: string;
}

/** Questions that open to answers; works before scripts run. */
export function Accordion({ items, single = false, openId }: AccordionProps) {
  return (
    <div>
      {items.map((item) => (
        <Item key={item.id} id={item.id} open={item.id === openId} name={single ? 'accordion' : undefined}>
          <Question>
            <span>{item.title}</span>
            <Arrow>
              <Icon name="down" size="small" />
            </Arrow>
          </Question>
          <Answer>{item.content}</Answer>
        </Item>
      ))}
    </div>
  );
}

const Item = styled.details`
  border-block-end: 1px solid ${token('color.line')};
`;

const Arrow = styled.span`
  flex: none;
  color: ${token('color.muted')};
  transition: transform ${token('motion.duration')} ${token('motion.ease')};
  ${Item}[open] & { transform: rotate(180deg); }
`;

const Question = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-block-size: 56px;
  padding-block: 12px;
  font-weight: ${token('weight.strong')};
  line-height: 1.3;
  list-style: none;
  cursor: pointer;
  &::-webkit-details-marker { display: none; }
  &:active { opacity: 0.7; }
  [lang|='ur'] & { line-height: ${token('leading.text')}; padding-block: 6px 10px; }
`;

const Answer = styled.div`
  padding-block-end: 18px;
  color: ${token('color.muted')};
`;
