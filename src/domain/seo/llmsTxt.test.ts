import fc from 'fast-check';
import { llmsTxt } from './llmsTxt';
import { aSerum, aSet, facts } from './testing';

const { origin } = facts;
const linesOf = (name: string) => llmsTxt({ products: [aSerum({ name })], combos: [] }, origin).split('\n');

test('llms.txt names what is sold with every size, price and stock, and the policies', () => {
  const text = llmsTxt({ products: [aSerum()], combos: [aSet()] }, origin);
  expect(text).toMatch(/^# Glumist\n\n> Skincare/);
  expect(text).toContain(
    `- [Amla C Glow Serum](${origin}/product/amla-c): Fades marks, evens tone. 15 ml ₹379 (sold out), 30 ml ₹649 (in stock)`,
  );
  expect(text).toContain(`- [Day Duo](${origin}/combo/duo): A serum and a mist. ₹899 (in stock)`);
  expect(text).toContain(`- [Shipping and delivery](${origin}/policies/shipping)`);
  expect(llmsTxt({ products: [], combos: [] }, origin)).not.toContain('Combos');
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
