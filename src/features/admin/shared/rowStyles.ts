import { css } from 'styled-components';

/** Pushes the two children to the ends of the row; they wrap where the row is too narrow. */
export const spreadRow = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
`;
/** One row that scrolls sideways. */
export const scrollRow = css`
  display: flex;
  gap: 8px;
  overflow-x: auto;
  scrollbar-width: none;
  /* To the edges of the screen, with room for the focus ring. */
  margin: -4px calc(-1 * var(--gutter));
  padding: 4px var(--gutter);
`;
/** The link on the name in a row of a list. */
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
/** The name in a row of a list, with a line of small print. */
export const nameAndNote = css`
  ${nameLink}
  small {
    display: block;
    color: var(--ink-3);
    font-size: var(--t-cap);
    overflow-wrap: anywhere;
  }
`;
