// Rules are inserted one by one, as in a production build, and not as text that is parsed again each time.
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false });

const { insertRule } = CSSStyleSheet.prototype;

/**
 * jsdom holds every rule against every element whose role it is asked for, which takes three quarters of the time of a test of
 * components. How things look is for the browser's tests to see; here only a test that asks for it has styles.
 */
export function leaveStylesOut(): void {
  CSSStyleSheet.prototype.insertRule = () => 0;
}

/** For the whole of a file of tests, before anything is rendered: what was rendered once without styles stays without. */
export function withStyles(): void {
  CSSStyleSheet.prototype.insertRule = insertRule;
}
