import { styled } from 'styled-components';
import { token } from '../../../ui/index.ts';

/** The form of a sheet: fields below each other, the button last. */
export const SheetForm = styled.form`
  display: grid;
  gap: max(${token('space.gap')}, 14px);
  padding-block: 6px 8px;
`;
