import { css } from 'styled-components';

/** Links in a text. */
export const proseLinks = css`
  a {
    color: var(--dew);
    text-decoration: underline;
    text-underline-offset: 4px;
    overflow-wrap: anywhere;
  }
  a[href^='tel:'] {
    white-space: nowrap;
  }
`;
