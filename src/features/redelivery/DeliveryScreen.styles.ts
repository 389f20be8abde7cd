import styled from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: 16px;
  padding-top: 20px;
  border-top: var(--hair);
  h2 {
    font: 600 1rem / 1.5 var(--sans);
  }
  /* A live region has to be there before its text; empty, it takes no room. */
  > [role]:empty {
    margin-top: -16px;
  }
`;
