import { css } from 'styled-components';

/** Extends a link, and its focus ring, over the nearest positioned ancestor with corners of `--r-s` or `--r-l`. */
export const coverLink = (radius: 's' | 'l') => css`
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--r-${radius});
  }
  a:focus-visible {
    box-shadow: none;
  }
  a:focus-visible::after {
    box-shadow: var(--ring);
  }
`;
