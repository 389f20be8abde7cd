const PSEUDO = /:(hover|active|focus-visible)(?![\w-])/g;
/** The elements that can be in a state; labels cannot be focused. */
const TARGETS: Record<string, string> = {
  hover: ':is(a,button,input,select,textarea,summary,label)',
  active: ':is(a,button,summary)',
  'focus-visible': ':is(a,button,input,select,textarea,summary)',
};

/** `.a:hover` as `.a` inside `data-force="hover"`. */
export const forcedSelector = (selector: string): string =>
  selector.replace(PSEUDO, (_, state: string) => `:is([data-force="${state}"] ${TARGETS[state] ?? '*'})`);

function copied(rule: CSSRule): string {
  if (rule instanceof CSSStyleRule) {
    const selector = forcedSelector(rule.selectorText);
    return selector === rule.selectorText ? '' : `${selector}{${rule.style.cssText}}`;
  }
  if (!(rule instanceof CSSMediaRule)) return '';
  const inner = [...rule.cssRules].map(copied).join('');
  return inner && `@media ${rule.conditionText}{${inner}}`;
}

/** Copies every hover, active and focus rule for `data-force`, so that all states can be seen at once. */
export function forceStates(page: Document): void {
  const text = [...page.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(copied)).join('');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  page.adoptedStyleSheets = [sheet];
}
