/** Beyond it a browser keeps a text in two bytes a character. */
const WIDE = /[^\0-\xff]/gu;
/** What references and escapes mean nothing in (styles, scripts), JSON in a script, and wide characters elsewhere. */
const PARTS = new RegExp(`<style[^>]*>[^]*?</style>|<script[^>]*>[^]*?</script>|${WIDE.source}`, 'gu');
const IS_JSON = /^<script type="application\/(?:ld\+)?json"/;
/** Of all characters; of a shop that is written in another script it would make more than it saves. */
const MOST = 1 / 50;

const reference = (character: string) => `&#${character.codePointAt(0)};`;
/** JSON escapes the halves of a pair one by one. */
const escaped = (character: string) =>
  character.replace(/[^]/g, (half) => `\\u${half.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * The same document with its few wide characters, such as the rupee sign, as references and JSON's escapes: one of them has
 * a browser read and keep all of it at twice the length.
 */
export function narrow(html: string): string {
  if ((html.match(WIDE)?.length ?? 0) > html.length * MOST) return html;
  return html.replace(PARTS, (part) => {
    if (part.startsWith('<style')) return part;
    if (part.startsWith('<script')) return IS_JSON.test(part) ? part.replace(WIDE, escaped) : part;
    return reference(part);
  });
}
