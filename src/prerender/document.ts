import { PAGE_DATA } from '@/app/boot/pageData';
import { PENDING_INPUT_SCRIPT } from '@/app/boot/pendingInput';
import { asScriptText } from '@/domain/text/markup';
import { GLOBAL_STYLE } from '@/ui/theme/globalStyle';
import { colourOf } from '@/ui/theme/tokens';
import { EARLY_FONTS_SCRIPT } from '@/ui/theme/webFonts';

export interface InlineStyle {
  text: string;
  /** Such as ` data-styled="true"`. */
  attributes?: string;
}

/** What stands in a document of the shop beside what all of them have in common. */
export interface DocumentParts {
  /** Tags of the page's own: title, description and what search engines and messengers are told. */
  head: string;
  /** Inline `<style>` elements after that of all documents, in order. */
  styles: readonly InlineStyle[];
  /** The drawings of logo and mark (local/web/brandSprite.ts). */
  logo: string;
  /** What stands in `#root`. */
  root: string;
  /** What the app starts from, as JSON; without it the app starts anew. */
  data?: string;
  /** Addresses of scripts, in the order in which they run. */
  scripts: readonly string[];
}

/** Hides "log in" while an earlier session is being checked. */
const RETURNING_SCRIPT =
  "try{localStorage['glumist.session']&&(document.documentElement.dataset.returning='')}catch{}";

/** Run before the first paint; their hashes stand in the Content-Security-Policy. */
export const INLINE_SCRIPTS = [RETURNING_SCRIPT, EARLY_FONTS_SCRIPT, PENDING_INPUT_SCRIPT];

const COMMON = [
  '<meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
  `<meta name="theme-color" content="${colourOf('dew')}">`,
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
  '<link rel="manifest" href="/manifest.webmanifest">',
].join('\n');

/** A whole document: the same frame for what is drawn beforehand and for the empty shell. */
export function documentHtml({ head, styles, logo, root, data, scripts }: DocumentParts): string {
  const isDrawn = data !== undefined;
  const tags = scripts.map((src) => `<script defer src="${src}"></script>`);
  return [
    '<!doctype html>',
    '<html lang="en-IN">',
    '<head>',
    COMMON,
    head,
    ...[{ text: GLOBAL_STYLE } as InlineStyle, ...styles].map(
      ({ text, attributes = '' }) => `<style${attributes}>${text}</style>`,
    ),
    ...INLINE_SCRIPTS.map((script) => `<script>${script}</script>`),
    // An empty frame has nothing to show before them.
    ...(isDrawn ? [] : tags),
    '</head>',
    '<body>',
    ...(logo ? [logo] : []),
    `<div id="root">${root}</div>`,
    // Asked for from the head, they would take the line from the fonts and pictures of the first screen.
    ...(isDrawn
      ? [`<script type="application/json" id="${PAGE_DATA}">${asScriptText(data)}</script>`, ...tags]
      : []),
    '</body>',
    '</html>',
  ].join('\n');
}
