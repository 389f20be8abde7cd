import fc from 'fast-check';
import { llmsTxt } from './llmsTxt';
import { aSerum, aSet, facts } from './testing';

const { origin } = facts;
const linesOf = (name: string) =>
  llmsTxt({ products: [aSerum({ name })], combos: [] }, origin, true).split('\n');

test('llms.txt names what is sold with every size, price and stock, and the policies', () => {
  const text = llmsTxt({ products: [aSerum()], combos: [aSet()] }, origin, true);
  expect(text).toMatch(/^# Glumist\n\n> Skincare/);
  expect(text).toContain(
    `- [Amla C Glow Serum](${origin}/product/amla-c): Fades marks, evens tone. 15 ml ₹379 (sold out), 30 ml ₹649 (in stock)`,
  );
  expect(text).toContain(`- [Day Duo](${origin}/combo/duo): A serum and a mist. ₹899 (in stock)`);
  expect(text).toContain(`- [Shipping and delivery](${origin}/policies/shipping)`);
  expect(text).toContain('Ways to pay: Pay Online and Cash on Delivery.');
  expect(llmsTxt({ products: [], combos: [] }, origin, false)).toContain('Ways to pay: Cash on Delivery.');
  expect(llmsTxt({ products: [], combos: [] }, origin, true)).not.toContain('Combos');
});

test('no name becomes a heading, a link or a line of its own', () => {
  const usual = linesOf('Serum').length;
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const lines = linesOf(name);
      expect(lines).toHaveLength(usual);
      expect(lines.filter((line) => line.startsWith('#'))).toHaveLength(4);
    }),
  );
  expect(linesOf('Free](https://evil.example)\n# Other').join('\n')).toContain(
    `- [Free\\](https://evil.example) \\# Other](${origin}/product/amla-c)`,
  );
});
