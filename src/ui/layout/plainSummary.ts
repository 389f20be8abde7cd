import { css } from 'styled-components';

/** For a `<details>`: its summary without the browser's marker. */
export const plainSummary = css`
  summary {
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
`;
/** The same, with an arrow that points up while the content is shown. */
export const arrowSummary = css`
  ${plainSummary}
  &[open] summary svg {
    transform: rotate(180deg);
  }
`;
