import { formatCount } from '@/domain/text/count';

/** The shop's language; a second one also needs its own texts. */
const LOCALE = 'en-IN';

/** The texts of a language's plural forms; `#` is the count. English has `one` and `other`. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

let rules: Intl.PluralRules | undefined;

/**
 * The form for `count` with the count in India's digit groups: plural(2, { one: '# row', other: '# rows' })
 * is '2 rows'. `values` fill `{name}` in a form; typed text goes there, because a `#` in it must stay. The
 * first call creates the rules, because an Intl object at module level would delay every page that imports
 * this.
 */
export function plural(
  count: number,
  forms: PluralForms,
  values: Readonly<Record<string, string>> = {},
): string {
  rules ??= new Intl.PluralRules(LOCALE);
  const form = forms[rules.select(count)] ?? forms.other;
  return form.replace(/#|\{(\w+)\}/g, (match, name: string | undefined) =>
    name === undefined ? formatCount(count) : (values[name] ?? match),
  );
}
