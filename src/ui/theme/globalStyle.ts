import { fonts } from './fonts';
import { tokens } from './tokens';

const readable = `
  ${fonts}
  ${tokens}
  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; scroll-padding: 100px 0 var(--asked, 0px); }
  body {
    margin: 0;
    background: var(--paper);
    color: var(--ink);
    font: 400 var(--t-body)/1.5 var(--sans);
    font-feature-settings: 'kern', 'liga';
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }
  img { display: block; max-width: 100%; height: auto; }
  picture { display: contents; }
  source { display: none; }
  h1, h2, h3, p, ul, ol, dl, dd, figure, blockquote, fieldset { margin: 0; padding: 0; }
  fieldset { border: 0; min-width: 0; }
  ul, ol { list-style: none; }
  b, strong { font-weight: 600; }
  button, input, select, textarea { font: inherit; color: inherit; }
  button { background: none; border: 0; padding: 0; cursor: pointer; white-space: nowrap; }
  /* SearchField has its own cross. */
  input::-webkit-search-cancel-button { display: none; }
  a { color: inherit; text-decoration: none; }
  :focus-visible { outline: 0; box-shadow: var(--ring); border-radius: var(--r-s); }
  /* A forced palette draws neither shadows nor fills, so each state needs an outline. */
  @media (forced-colors: active) {
    [aria-pressed='true'], [aria-selected='true'], a[aria-current]:not([aria-current='false']) {
      outline: 2px solid;
      outline-offset: -3px;
    }
    [aria-modal] { outline: 1px solid !important; outline-offset: -1px; }
    :focus-visible { outline: 2px solid Highlight !important; }
    [aria-pressed='true']:focus-visible, a[aria-current]:focus-visible { outline: 6px double Highlight !important; }
    #logo { color: CanvasText; }
  }
`;

/**
 * The style of every page: fonts, tokens and plain elements. It is part of the documents (src/prerender/document.ts)
 * and not of a script.
 */
export const GLOBAL_STYLE = readable
  .replace(/\/\*[^]*?\*\//g, '')
  .replace(/\s+/g, ' ')
  .trim();
