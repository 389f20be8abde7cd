import { css } from 'styled-components';

/**
 * A background of mixed colours, and the `plain` one where a browser cannot mix (Chrome before 111, Safari before 16.2).
 * A declaration with `var()` never falls back to the one above it, so this asks first.
 */
export const mixedGround = (mix: string, plain: string) => css`
  background: ${plain};
  @supports (color: color-mix(in srgb, red, red)) {
    background: color-mix(in srgb, ${mix});
  }
`;
