import styled from 'styled-components';

/** One of several answers, each with its effect. */
export const Choice = styled.fieldset`
  display: grid;
  gap: 12px;
  border: 0;
  padding: 0 0 20px;
  margin: 0;
  min-width: 0;
`;
