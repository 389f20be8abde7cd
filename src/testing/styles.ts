// Rules are inserted one by one, as in a production build, and not as text that is parsed again each time.
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false });

type Insert = CSSStyleSheet['insertRule'];
const KEPT = Symbol.for('what jsdom does');

// All files that a worker tests share jsdom's class: the first of them finds it as it was.
const sheets = CSSStyleSheet.prototype as CSSStyleSheet & { [KEPT]?: Insert };
const insertRule = (sheets[KEPT] ??= sheets.insertRule);

/**
 * jsdom holds every rule against every element whose role it is asked for, which takes three quarters of the time of a test of
 * components. How things look is for the browser's tests to see; here only a test that asks for it has styles.
 */
export function leaveStylesOut(): void {
  sheets.insertRule = () => 0;
}

/** For the whole of a file of tests, before anything is rendered: what was rendered once without styles stays without. */
export function withStyles(): void {
  sheets.insertRule = insertRule;
}
