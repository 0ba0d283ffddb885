import { styled } from 'styled-components';

/** A form that fills the column of its page. */
export const FormColumn = styled.form`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-inline-size: 0;
`;
