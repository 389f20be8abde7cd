import { lineAt, withoutComments, type SourceFile } from './sources';

/** Words that hurry a shopper, or shame a shopper for declining. */
const PRESSURE: readonly (readonly [what: string, words: RegExp])[] = [
  [
    'hurries',
    /\b(hurry|last chance|act now|selling (out )?fast|almost gone|going fast|while stocks? lasts?)\b/i,
  ],
  ['counts down', /\b(ends in|expires in|reserved for|minutes? left|hours? left)\b/i],
  [
    'claims a crowd',
    /\b(people|others|shoppers) (are )?(viewing|looking|watching|bought this (today|just now))\b/i,
  ],
  ['claims a crowd', /\bin \d+ (other )?(carts?|baskets?)\b/i],
  ['shames', /\bno,? (thanks?|thank you),? i\b/i],
  ['shames', /\bi (do not|don[’']t) (want|like|care)\b/i],
];

/** A number of units that no stock gave: `Only 3 left` as written, not `Only ${stock} left`. */
const MADE_UP_STOCK = /\bonly \d+ (are )?left\b/i;

/**
 * A box or a choice that is ticked before the shopper did it, in whichever component: a constant `checked`, or a
 * `defaultChecked`, which no state of the shop could have turned off.
 */
const TICKED =
  /<(input|[A-Z][\w.]*)\b(?:=>|[^>])*?\s(defaultChecked(?!=\{false\})|(aria-)?checked(=(\{(true|!0)\}|["']\w*["']))?(?=[\s/>]))/;

/**
 * Finds words that press, shame or deceive a shopper in the sources of the shop, each as 'file:line word'. India's guidelines
 * of 2023 on dark patterns name these: false urgency, basket sneaking and confirm shaming.
 */
export function findDarkPatterns(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ file, text }) => {
    // Shoppers do not see comments.
    const shown = withoutComments(text);
    const rules = [...PRESSURE, ['makes up stock', MADE_UP_STOCK], ['is ticked before', TICKED]] as const;
    return rules.flatMap(([what, pattern]) => {
      const at = shown.search(pattern);
      return at < 0 ? [] : [`${file}:${lineAt(shown, at)} ${what}`];
    });
  });
}
