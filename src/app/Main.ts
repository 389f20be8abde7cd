import styled from 'styled-components';

/** Tall enough that the footer never jumps while a screen loads. */
export const Main = styled.main`
  min-height: 100vh;
  outline: 0;
  &:focus-visible {
    box-shadow: none;
  }
`;
