import type { CatalogueItemBase } from '@/domain/catalogue/catalogue';
import { entriesOf, keyOf, type Entry } from '@/features/catalogue/browse/facets';
import { createSearch } from '@/features/catalogue/searching/searchIndex';
import type { ListItem } from '@/features/catalogue/types';
import { combos } from './catalogue/combos';
import { products } from './catalogue/products/products';

/** Searches in the demo catalogue. */
const now = new Date('2026-11-21T00:00:00Z');
const allProducts = products(now);
const items: ListItem[] = [
  ...allProducts.map((item) => ({ kind: 'product' as const, item })),
  ...combos(allProducts, now).map((item) => ({ kind: 'combo' as const, item })),
];
const entries = entriesOf(items);
const search = createSearch(entries);
const rankOf = (term: string, { item }: { item: CatalogueItemBase }, kind: string) =>
  search(term).keys.indexOf(`${kind}/${item.id}`);

const FIRST = 5;
/** The words of a name with one letter left out of a longer one, every way there is. */
function misspelled(name: string): string[] {
  const words = name.split(' ');
  return words.flatMap((word, at) =>
    word.length < 5
      ? []
      : [...word].map((_, letter) =>
          words
            .map((other, i) => (i === at ? word.slice(0, letter) + word.slice(letter + 1) : other))
            .join(' '),
        ),
  );
}

test.each(items.map((entry) => [entry.item.name, entry] as const))(
  '%s is found by its name',
  (name, entry) => {
    expect(rankOf(name, entry, entry.kind)).toBe(0);
    expect(rankOf(name.toUpperCase(), entry, entry.kind)).toBe(0);
    for (const typed of misspelled(name)) {
      const rank = rankOf(typed, entry, entry.kind);
      if (rank < 0 || rank >= FIRST) throw new Error(`“${typed}” has it at ${rank}`);
    }
  },
);

const valuesOf = (facet: 'category' | 'concern' | 'ingredient' | 'skin' | 'country') =>
  [...new Set(entries.flatMap(({ facets }) => facets[facet]))].map((value) => [facet, value] as const);

test.each([
  ...valuesOf('category'),
  ...valuesOf('concern'),
  ...valuesOf('ingredient'),
  ...valuesOf('skin'),
  ...valuesOf('country'),
])('every product of the %s %s is found by it', (facet, value) => {
  const { keys, whole } = search(facet === 'skin' ? `${value} skin` : value);
  const having = entries.filter(({ facets }) => facets[facet].includes(value)).map(keyOf);
  expect(whole).toBe(true);
  expect(keys).toEqual(expect.arrayContaining(having));
});

test.each(valuesOf('category'))('a %s, %s, comes before anything else', (_facet, value) => {
  const having = entries.filter(({ kind, facets }) => kind === 'product' && facets.category.includes(value));
  const first = new Set(search(value).keys.slice(0, having.length));
  const listed = having.filter((entry) => first.has(keyOf(entry)));
  expect(listed.length).toBeGreaterThanOrEqual(Math.ceil(having.length * 0.75));
});

const namesOf = (keys: readonly string[]) =>
  keys.map((key) => entries.find((entry) => keyOf(entry) === key)?.item.name ?? key);

test.each([
  ['haldi', 'Haldi Bright Face Wash'],
  ['हल्दी', 'Haldi Bright Face Wash'],
  ['chandan', 'Chandan Calm Mist'],
  ['sandalwood', 'Sandal Body Wash'],
  ['kesar', 'Kesar Night Cream'],
  ['saffron', 'Kumkumadi Night Oil'],
  ['kungumadi oil', 'Kumkumadi Night Oil'],
  ['कुमकुमादि', 'Kumkumadi Night Oil'],
  ['tulasi', 'Tulsi Niacinamide Serum'],
  ['नीम', 'Neem Clear Face Wash'],
  ['multani miti', 'Multani Clay Mask'],
  ['मुल्तानी मिट्टी', 'Multani Clay Mask'],
  ['gulab jal', 'Rose Rain Toner'],
  ['kheera', 'Kheera Cool Mist'],
  ['aloevera', 'Kheera Cool Mist'],
  ['vit c', 'Amla C Glow Serum'],
  ['serum vitamin', 'Amla C Glow Serum'],
  ['serm vitmin', 'Amla C Glow Serum'],
  ['b3', 'Tulsi Niacinamide Serum'],
  ['chai', 'Nilgiri Tea Toner'],
  ['imli', 'Tamarind Clarity Toner'],
  ['badam', 'Almond Eye Cream'],
  ['dark circles', 'Coffee Eye Roller'],
  ['chukandar', 'Beet Tint Lip Balm'],
  ['honth', 'Ghee Lip Butter'],
  ['sabun', 'Neem and Tulsi Bar'],
  ['cica', 'Jeju Cica Calm Ampoule'],
  ['retinol', 'Babchi Night Serum'],
  ['pigmentation', 'Kesar Marks Serum'],
  ['muhase', 'Neem Clear Face Wash'],
  ['dhoop', 'Sun Veil Stick'],
  ['til ka tel', 'Sesame Body Oil'],
  ['french', 'Provence Squalane Oil'],
  ['made in korea', 'Orchid Sheet Mask'],
  ['gift', 'Morning Dew Set'],
])('%s has %s among the first', (term, name) => {
  expect(namesOf(search(term).keys.slice(0, FIRST))).toContain(name);
});

test('vitamin finds what is known by one, beside what names one', () => {
  expect(namesOf(search('vitamin').keys)).toEqual(
    expect.arrayContaining(['Amla C Glow Serum', 'Ghee Lip Butter', 'Babchi Night Serum']),
  );
});

test.each([
  ['rose', 6],
  ['oil', 24],
  ['lip balm', 4],
  ['face wash', 9],
  ['korean', 5],
  ['sunscreen', 7],
])('%s does not bring half the shop: %i at most', (term, max) => {
  const { keys } = search(term);
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.length).toBeLessThanOrEqual(max);
});

test('nothing flickers away while a word is being typed', () => {
  const terms: [string, Entry['item']['name']][] = [
    ['moisturiser', 'Kokum Barrier Cream'],
    ['sunscreen', 'Daily Dew Sunscreen'],
    ['kumkumadi', 'Kumkumadi Night Oil'],
    ['haldi face wash', 'Haldi Bright Face Wash'],
  ];
  for (const [term, name] of terms) {
    for (let letters = 3; letters <= term.length; letters += 1) {
      expect(namesOf(search(term.slice(0, letters)).keys)).toContain(name);
    }
  }
});
