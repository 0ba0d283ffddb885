import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import type { LayoutForms } from '../../contracts/layout-forms.ts';
import { token } from '../theme/token.ts';
import { drawForms } from './draw-forms.ts';
import { useLayout } from './use-layout.ts';

export interface DrawRowProps {
  readonly ref?: Ref<HTMLLIElement>;
  readonly picture: ReactNode;
  readonly name: string;
  /** Which draw it is. */
  readonly issue: string;
  /** The last numbers, or what keeps their room. */
  readonly numbers: ReactNode;
  /** The time that is left. */
  readonly until?: ReactNode;
  onChoose(): void;
}

/** One lottery of a list, in the theme's form of lists; the whole of it is the target. */
export function DrawRow({ ref, picture, name, issue, numbers, until, onChoose }: DrawRowProps) {
  const { list } = useLayout();
  return (
    <Item ref={ref} $form={list}>
      <Picture data-draw="picture">{picture}</Picture>
      <Words data-draw="words">
        <Name data-draw="name" type="button" onClick={onChoose}>
          {name}
        </Name>
        <Issue>{issue}</Issue>
        {numbers}
      </Words>
      {until === undefined ? null : <span data-draw="until">{until}</span>}
    </Item>
  );
}

const Item = styled.li<{ readonly $form: LayoutForms['list'] }>`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 14px;
  ${({ $form }) => drawForms[$form]}
`;

const Picture = styled.span`
  --art-radius: ${token('radius.field')};
  display: grid;
  inline-size: 64px;
  block-size: 64px;
`;

const Words = styled.div`
  display: grid;
  gap: 3px;
  min-inline-size: 0;
`;

const Name = styled.button`
  justify-self: start;
  overflow-wrap: anywhere;
  text-align: start;
  font-weight: ${token('weight.strong')};
  &::after { content: ''; position: absolute; inset: 0; }
  &:active::after { background: ${token('color.raised')}; opacity: 0.4; }
`;

const Issue = styled.span`
  color: ${token('color.muted')};
  font-size: ${token('size.small')};
`;
