import { aProduct, asItems } from '../testing/builders';
import { entriesOf } from '../browse/facets';
import { createSearch } from './searchIndex';

const search = createSearch(
  entriesOf(
    asItems([
      aProduct({
        id: 'wash',
        name: 'Neem Clear Face Wash',
        category: 'Face wash',
        concerns: ['Oil and shine'],
      }),
      aProduct({
        id: 'cream',
        name: 'Kokum Barrier Cream',
        category: 'Moisturizer',
        concerns: ['Dryness'],
        skinTypes: ['Dry'],
        keyIngredients: ['Ceramides'],
      }),
      aProduct({
        id: 'turmeric',
        name: 'Golden Root Serum',
        keyIngredients: ['Turmeric'],
        concerns: ['Marks and tan'],
      }),
      aProduct({ id: 'screen', name: 'Monsoon Matte Gel', category: 'Sunscreen', concerns: ['Sun'] }),
      aProduct({ id: 'mist', name: 'Rice Water Dew Mist', category: 'Face mist', concerns: ['Dryness'] }),
    ]),
  ),
);

test.each([
  ['face wash', 'wash'],
  ['facewash', 'wash'],
  ['moisturiser', 'cream'],
  ['moisturizer', 'cream'],
  ['moisturzer', 'cream'],
  ['MOIST', 'cream'],
  ['haldi', 'turmeric'],
  ['chehra wash', 'wash'],
  ['sunblock', 'screen'],
  ['spf', 'screen'],
  ['kokm', 'cream'],
  ['neem', 'wash'],
  ['chawal', 'mist'],
])('%s finds %s first', (term, id) => {
  expect(search(term)[0]).toBe(id);
});

test('all words count before any does', () => {
  expect(search('face mist')[0]).toBe('mist');
  expect(search('mist zzzzzz')).toContain('mist');
});

test('nonsense finds nothing, an empty term neither', () => {
  expect(search('xylophone')).toEqual([]);
  expect(search('   ')).toEqual([]);
});
