import { evaluateShopRules, rules } from './shopRules';
import { casesOf } from './table';
import { TABLES } from './tables';

it('the rules file compiles without a warning', () => expect(rules.warnings).toEqual([]));

it.each(TABLES.map((table) => [table.about, table] as const))(
  '%s: attacks are refused and valid requests are allowed',
  (_, table) => {
    const cases = casesOf([table]);
    const wrong = cases.flatMap((each) => {
      const { allowed, reason } = evaluateShopRules(each);
      return allowed === each.allowed ? [] : [`${each.name}: ${reason}`];
    });
    expect(wrong).toEqual([]);
    expect(new Set(cases.map(({ allowed }) => allowed)).size).toBe(2);
  },
);
