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

/** The parts that differ between the shop's documents. */
export interface DocumentParts {
  /** Tags of this page: title, description, and metadata for search engines and messengers. */
  head: string;
  /** Inline `<style>` elements after that of all documents, in order. */
  styles: readonly InlineStyle[];
  /** The drawings of logo and mark (local/web/brandSprite.ts). */
  logo: string;
  /** The content of `#root`. */
  root: string;
  /** The app's initial data as JSON; absent in the empty shell. */
  data?: string;
  /** URLs of scripts, in the order in which they run. */
  scripts: readonly string[];
}

/** Hides "log in" while an earlier session is being checked. */
const RETURNING_SCRIPT =
  "try{localStorage['glumist.session']&&(document.documentElement.dataset.returning='')}catch{}";

/** Run before the first paint; the Content-Security-Policy lists their hashes. */
export const INLINE_SCRIPTS = [RETURNING_SCRIPT, EARLY_FONTS_SCRIPT, PENDING_INPUT_SCRIPT];

const COMMON = [
  '<meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
  `<meta name="theme-color" content="${colourOf('dew')}">`,
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
  '<link rel="manifest" href="/manifest.webmanifest">',
].join('\n');

/** A whole document: the frame that prerendered pages and the empty shell share. */
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
    // An empty shell has nothing to show before the scripts run.
    ...(isDrawn ? [] : tags),
    '</head>',
    '<body>',
    ...(logo ? [logo] : []),
    `<div id="root">${root}</div>`,
    // In the head, they would compete with the fonts and pictures of the first screen.
    ...(isDrawn
      ? [`<script type="application/json" id="${PAGE_DATA}">${asScriptText(data)}</script>`, ...tags]
      : []),
    '</body>',
    '</html>',
  ].join('\n');
}
