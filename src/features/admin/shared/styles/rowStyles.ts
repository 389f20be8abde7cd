import { css } from 'styled-components';
import { adminMedia } from './media';

/** Background of selected rows. */
export const CHOSEN = '#edf4f0';

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
/** The link that opens a row of a list. */
export const rowLink = css`
  a {
    font-weight: 600;
    text-underline-offset: 4px;
  }
  a:hover {
    text-decoration: underline;
  }
`;
/**
 * Extends a link over its card: on a phone a press anywhere follows it, except on the tick box of `besides`
 * width.
 */
export const wholeCard = (besides = '0') => css`
  ${adminMedia.phone} {
    &::after {
      content: '';
      position: absolute;
      inset: 0 0 0 ${besides};
    }
  }
`;
/** `rowLink` on a name, which may be one long word. */
export const nameLink = css`
  ${rowLink}
  a {
    overflow-wrap: anywhere;
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
/** The picture of a product in a row of 56 px. */
export const rowPicture = css`
  img,
  [data-blank] {
    display: block;
    width: 34px;
    height: 42px;
    border-radius: 6px;
    background: var(--mist);
  }
`;
/** A table within a panel. */
export const panelTable = css`
  width: 100%;
  border-collapse: collapse;
  th {
    height: 34px;
    padding: 0 14px;
    border-block: var(--hair);
    color: var(--ink-3);
    font: 500 0.8125rem/1.4 var(--sans);
    text-align: left;
    white-space: nowrap;
  }
  td {
    padding: 7px 14px;
    border-bottom: var(--hair);
  }
`;
/** The last sum, in sans like the rest of the admin. */
export const sansTotal = css`
  dl > :last-child {
    font: 600 1rem/1.5 var(--sans);
    letter-spacing: 0;
  }
  dl > :last-child dd {
    font: inherit;
  }
`;
