import type { Address } from '@/domain/addresses/address';
import { anAddress } from '@/testing/builders';
import { makeDefault, removeAddress, saveToBook, type AddressToSave } from './addressBook';

const { isDefault: _isDefault, createdAt: _createdAt, ...form } = anAddress({ name: ' Farhan  Ali ' });
const request = (over: Partial<AddressToSave> = {}): AddressToSave => ({
  form,
  editing: '',
  byDefault: false,
  ...over,
});
const home = anAddress({ isDefault: false, createdAt: 'home' });
const work = anAddress({ isDefault: true, createdAt: 'work', city: 'Mysuru' });
const flags = (book: Address[]) => book.map(({ createdAt, isDefault }) => [createdAt, isDefault]);
const bookOf = (change: ReturnType<typeof saveToBook>) => (change.kind === 'saved' ? change.book : []);

it('makes the first address the default, and a later one only on request', () => {
  const first = bookOf(saveToBook([], request(), 'a'));
  const other = { ...form, name: 'Noor' };
  expect(flags(bookOf(saveToBook(first, request({ form: other }), 'b')))).toEqual([
    ['a', true],
    ['b', false],
  ]);
  expect(flags(bookOf(saveToBook(first, request({ form: other, byDefault: true }), 'b')))).toEqual([
    ['a', false],
    ['b', true],
  ]);
  expect(first[0]?.name).toBe('Farhan Ali');
});

it('has ten addresses at most, each of which can still be edited', () => {
  const ten = Array.from({ length: 10 }, (_, at) => ({ ...work, name: `N${at}`, createdAt: `${at}` }));
  expect(saveToBook(ten, request(), 'new')).toEqual({ kind: 'full' });
  expect(bookOf(saveToBook(ten, request({ editing: '9' }), 'new'))[9]).toMatchObject({
    name: 'Farhan Ali',
    createdAt: '9',
  });
});

it('does not add an identical address twice', () => {
  const book = [{ ...home, name: 'Farhan Ali' }];
  expect(saveToBook(book, request(), 'again')).toEqual({ kind: 'saved', book, createdAt: 'home' });
});

it('edits one address and reports when it no longer exists', () => {
  const change = saveToBook([home, work], request({ editing: 'work' }), 'now');
  expect(bookOf(change)).toEqual([home, { ...work, ...form, name: 'Farhan Ali' }]);
  expect(saveToBook([home], request({ editing: 'work' }), 'now')).toEqual({ kind: 'gone' });
});

it('always has a default', () => {
  expect(removeAddress([home, work], 'work')).toEqual([{ ...home, isDefault: true }]);
  expect(removeAddress([home, work], 'home')).toEqual([work]);
  expect(flags(makeDefault([home, work], 'home'))).toEqual([
    ['home', true],
    ['work', false],
  ]);
  expect(makeDefault([home, work], 'gone')).toEqual([home, work]);
});
