import { css } from 'styled-components';

/** At the two ends of a line; one beneath the other where there is no room. */
export const apart = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
`;
/** One row that scrolls sideways, however much is in it. */
export const sideways = css`
  display: flex;
  gap: 8px;
  overflow-x: auto;
  scrollbar-width: none;
  /* To the edges of the screen, with room for the focus ring. */
  margin: -4px calc(-1 * var(--gutter));
  padding: 4px var(--gutter);
`;
/** A name in a row, which leads to all of it. */
export const nameLink = css`
  a {
    font-weight: 600;
    overflow-wrap: anywhere;
    text-underline-offset: 4px;
  }
  a:hover {
    text-decoration: underline;
  }
`;
/** A name in a row with a line of small print. */
export const nameAndNote = css`
  ${nameLink}
  small {
    display: block;
    color: var(--ink-3);
    font-size: var(--t-cap);
    overflow-wrap: anywhere;
  }
`;
