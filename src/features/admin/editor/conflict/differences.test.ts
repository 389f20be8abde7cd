import { aProduct } from '@/domain/catalogue/draft/testing';
import { differences, merged } from './differences';
import type { ProductForm, VariantForm } from '@/features/admin/catalogue/form/forms';
import { productForm } from '@/features/admin/catalogue/form/storedForms';

const base = productForm(aProduct(), []);
const size = base.variants[0] as VariantForm;
const other: VariantForm = { id: 'b', label: '50 ml', sku: 'B-1', price: '180', mrp: '200', stock: '4' };
const withSizes = (...variants: VariantForm[]): ProductForm => ({ ...base, variants });

test('changes made by one side only are merged without a conflict', () => {
  const mine = { ...withSizes({ ...size, price: '280' }), name: 'Mine' };
  const theirs = { ...withSizes({ ...size, stock: '3' }), description: 'Theirs' };
  expect(differences(base, mine, theirs)).toEqual([
    { field: 'Description', mine: base.description, theirs: 'Theirs', both: false },
    { field: 'Stock', mine: '10', theirs: '3', both: false },
  ]);
  expect(merged(base, mine, theirs)).toMatchObject({
    name: 'Mine',
    description: 'Theirs',
    variants: [{ price: '280', stock: '3' }],
  });
});

test('a field changed by both sides is shown with both values, and the own value is kept', () => {
  const mine = withSizes({ ...size, price: '280' });
  const theirs = withSizes({ ...size, price: '290' });
  expect(differences(base, mine, theirs)).toEqual([
    { field: 'Price', mine: '280', theirs: '290', both: true },
  ]);
  expect(merged(base, mine, theirs)).toEqual(mine);
});

test.each([
  ['added there', withSizes(size), withSizes(size, other), [size, other]],
  ['removed there and unchanged here', withSizes(size), withSizes(other), [other]],
  [
    'removed there and changed here',
    withSizes({ ...size, price: '1' }),
    withSizes(other),
    [{ ...size, price: '1' }, other],
  ],
  ['removed here', withSizes(other), withSizes(size), [other]],
])('a size %s', (_name, mine, theirs, variants) => {
  expect(merged(base, mine, theirs)).toMatchObject({ variants });
});

test('without own changes there is no conflict, and the stored version is used', () => {
  const theirs = { ...base, name: 'Theirs' };
  expect(differences(base, base, base)).toEqual([]);
  expect(merged(base, base, theirs)).toEqual(theirs);
});
