// Inserts rules one by one, as in a production build, instead of parsing them again as text each time.
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false });

type Insert = CSSStyleSheet['insertRule'];
const KEPT = Symbol.for('what jsdom does');

// All test files of a worker share jsdom's class: the first of them keeps the original.
const sheets = CSSStyleSheet.prototype as CSSStyleSheet & { [KEPT]?: Insert };
const insertRule = (sheets[KEPT] ??= sheets.insertRule);

/**
 * Drops styles: jsdom matches every rule against every element whose role it computes, which takes three
 * quarters of the time of component tests. Browser tests check the looks; a unit test that needs styles
 * calls `withStyles`.
 */
export function leaveStylesOut(): void {
  sheets.insertRule = () => 0;
}

/** Call it for a whole test file before the first render: a dropped style is not inserted again. */
export function withStyles(): void {
  sheets.insertRule = insertRule;
}
