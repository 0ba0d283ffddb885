import { styled } from 'styled-components';
import { above } from '../theme/media.ts';
import { token } from '../theme/token.ts';

/** The box that every field draws round its control. */
export const ControlBox = styled.div.attrs<{ 'data-field'?: string }>({ 'data-field': 'box' })<{
  $wrong: boolean;
  $disabled?: boolean;
}>`
  display: flex;
  align-items: center;
  gap: 10px;
  min-inline-size: 0;
  min-block-size: ${token('control.field')};
  padding-inline: 13px;
  ${above('phone')} { padding-inline: 16px; }
  border: ${token('border.width')} solid ${({ $wrong }) => ($wrong ? token('color.danger') : token('color.fieldLine'))};
  border-radius: ${token('radius.field')};
  background: ${({ $wrong }) => ($wrong ? token('color.fieldDanger') : token('color.field'))};
  opacity: ${({ $disabled }) => ($disabled === true ? 0.55 : 1)};
  transition: border-color ${token('motion.duration')}, background-color ${token('motion.duration')};
  &:focus-within {
    border-color: ${({ $wrong }) => ($wrong ? token('color.danger') : token('color.focus'))};
    box-shadow: 0 0 0 1px ${({ $wrong }) => ($wrong ? token('color.danger') : token('color.focus'))};
  }
`;

/**
 * The control itself. What is written left to right stands at the page's start in every language, in one line. A first letter
 * of Nastaliq reaches beyond its own width, where a control cuts it.
 */
export const ControlInput = styled.input`
  flex: 1 1 0;
  align-self: stretch;
  min-inline-size: 0;
  margin: 0 -6px;
  padding: 0 6px;
  border: 0;
  outline: 0;
  background: none;
  font-family: ${token('font.text')};
  font-size: 1.0625rem;
  font-weight: ${token('weight.text')};
  font-variant-numeric: tabular-nums lining-nums;
  appearance: none;
  [dir='rtl'] &:is([dir='ltr'], input[dir='auto']) { text-align: right; }
  &:focus-visible { outline: none; }
  &::placeholder { color: ${token('color.muted')}; opacity: 1; }
  &:-webkit-autofill { -webkit-text-fill-color: ${token('color.text')}; caret-color: ${token('color.text')};
    box-shadow: inset 0 0 0 100px ${token('color.field')}; }
`;

/** Icons and small buttons at the end of a field: 44 px to touch, 14 px closer to the edge to look right. */
export const ControlEnd = styled.span`
  display: flex;
  align-items: center;
  flex: none;
  margin-inline-end: -10px;
  color: ${token('color.muted')};
`;

/** The tick of a field whose value is good. */
export const ControlTick = styled.span`
  display: grid;
  flex: none;
  color: ${token('color.success')};
`;
