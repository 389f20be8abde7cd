import { css } from 'styled-components';

/** Underlines text. Safari before 26.2 ignores a whole `text-decoration` with a thickness in it. */
export const underlined = css`
  text-decoration-line: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 4px;
`;
