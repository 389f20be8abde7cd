/**
 * The background colour of a picture while it loads. Prerendered pages set it by class, because their
 * Content-Security-Policy forbids `style` attributes. The browser sets it on the element itself, because each new CSS
 * rule would make it recompute the styles of all elements.
 */
const COLOUR = /^#[0-9a-f]{6}$/i;
const CLASS = /\bground-[0-9a-f]{6}\b/gi;

/** A class name of '#F8E1BF'; undefined for an invalid colour. */
export const groundClass = (colour = ''): string | undefined =>
  COLOUR.test(colour) ? `ground-${colour.slice(1)}` : undefined;

/** The CSS rules for all colours in a page's markup. */
export function groundRules(html: string): string {
  return [...new Set(html.match(CLASS))].map((name) => `img.${name}{background:#${name.slice(-6)}}`).join('');
}
