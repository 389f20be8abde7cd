import { pickable } from './pickable';

const item = (id: string, category: string) => ({ id, name: `The ${id}`, subtitle: '2% zinc', category });
const onSale = [item('amla', 'Serum'), item('fig', 'Mask'), item('neem', 'Serum'), item('rose', 'Mask')];

test.each([
  ['everything, without a first product', [], '', ['amla', 'fig', 'neem', 'rose']],
  ['the same kind first, without what is compared', ['fig'], '', ['rose', 'amla', 'neem']],
  ['what matches all words, in any case', ['fig'], ' ZINC serum', ['amla', 'neem']],
  ['nothing for other words', ['fig'], 'shampoo', []],
])('offers %s', (_, ids, typed, expected) => {
  const compared = onSale.filter(({ id }) => ids.includes(id));
  expect(pickable(onSale, compared, typed).map(({ id }) => id)).toEqual(expected);
});
