import { Linter } from 'eslint';
import { createRequire } from 'node:module';
import { paths } from '@/app/router/paths';

type Plugin = NonNullable<Linter.Config['plugins']>[string];

const pluginFor = createRequire(__filename)('./routeLiterals.cjs') as (known: typeof paths) => Plugin;
const config: Linter.Config = {
  plugins: { addresses: pluginFor(paths) },
  rules: { 'addresses/no-route-literals': 'error' },
};
const problems = (code: string) => new Linter().verify(code, config).map(({ ruleId }) => ruleId);

test.each([
  "go('/profile');",
  "go('/products?sort=new');",
  'go(`/product/${id}`);',
  "go('/admin/orders#top');",
])('%s is reported as a literal route', (code) =>
  expect(problems(code)).toEqual(['addresses/no-route-literals']),
);

test.each(["go('/api/products');", "go('/products.json');", 'go(`${base}/cart`);', "go('/production');"])(
  '%s is not reported',
  (code) => expect(problems(code)).toEqual([]),
);
