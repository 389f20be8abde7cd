import styled from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: 18px;
  max-width: 420px;
  > button {
    justify-self: start;
  }
`;
