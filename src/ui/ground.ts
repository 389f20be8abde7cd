/**
 * The colour that stands in a picture's place while it loads. A page that is drawn beforehand may not say it in a `style`
 * attribute (its Content-Security-Policy), so there it is a class; the browser sets it on the element itself: a rule that is
 * new to the page would have the browser look at every element again, with each product that is drawn.
 */
const COLOUR = /^#[0-9a-f]{6}$/i;
const CLASS = /\bground-[0-9a-f]{6}\b/gi;

/** Of '#F8E1BF'; undefined for what is no such colour. */
export const groundClass = (colour = ''): string | undefined =>
  COLOUR.test(colour) ? `ground-${colour.slice(1)}` : undefined;

/** The rules for all of them in a page's markup. */
export function groundRules(html: string): string {
  return [...new Set(html.match(CLASS))].map((name) => `img.${name}{background:#${name.slice(-6)}}`).join('');
}
