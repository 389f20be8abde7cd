import { double } from 'firestore-on-node/rules/testing';
import { ALICE, CAROL } from '../actors';
import { cart, cartLine } from '../builders';
import { STORED_LINE } from '../ground';
import { type Fields, present, set, update } from '../operations';
import { attempt, refused, type Row, type Table } from '../table';

const HERS = 'users/alice';
const save = (lines: unknown) => attempt(ALICE, update(HERS, { cart: lines }));
const first = (lines: unknown) => attempt(CAROL, set('users/carol', { cart: lines }));
const lines = (what: string, bad: unknown, sound: unknown): Row[] => [
  refused(`${what}, saved`, ALICE, save(bad).operation, save(sound)),
  refused(`${what}, in a first cart`, CAROL, first(bad).operation, first(sound)),
];

/** One bad line alone, and as the last of many. */
const line = (what: string, bad: Fields, sound: Fields = {}): Row[] => [
  refused(`a line with ${what}`, ALICE, save([cartLine(bad)]).operation, save([cartLine(sound)])),
  refused(
    `an eighth line with ${what}`,
    ALICE,
    save([...cart(7), cartLine(bad)]).operation,
    save([...cart(7), cartLine(sound)]),
  ),
];

const restOnly = (rows: Row[]): Row[] => rows.map((row) => ({ ...row, restOnly: true }));
const TEXTS = ['id', 'name', 'title', 'mainImage', 'variant', 'sku'] as const;
const blank = Object.fromEntries(TEXTS.map((key) => [key, '']));
const changed = (count: number, of: number) =>
  cart(of).map((each, at) => (at < count ? { ...each, quantity: 7 } : each));
const alike = (count: number) => Array.from({ length: count }, () => STORED_LINE);
const sized = (length: number) => ({ ...blank, title: 'x'.repeat(length) });

export const carts: Table = {
  about: 'carts',
  rows: [
    ...line('quantity 0', { quantity: 0 }, { quantity: 1 }),
    ...line('quantity −1', { quantity: -1 }, { quantity: 1 }),
    ...line('quantity 1.5', { quantity: 1.5 }, { quantity: 1 }),
    ...restOnly(line('quantity 3.0', { quantity: double(3) }, { quantity: 3 })),
    ...line("quantity '2'", { quantity: '2' }, { quantity: 2 }),
    ...line('quantity 51', { quantity: 51 }, { quantity: 50 }),
    ...line('quantity 10^9', { quantity: 1e9 }, { quantity: 50 }),
    ...line('quantity null', { quantity: null }, { quantity: 2 }),
    ...line('quantity NaN', { quantity: NaN }, { quantity: 2 }),
    ...line('price −1', { price: -1 }, { price: 0 }),
    ...line('price NaN', { price: NaN }),
    ...line('price infinite', { price: Infinity }),
    ...line("price '349'", { price: '349' }, { price: 349.5 }),
    ...line('price 1,000,001', { price: 1_000_001 }, { price: 1_000_000 }),
    ...line('an unknown key', { discount: 100 }),
    ...line('an unknown kind', { kind: 'gift' }, { kind: 'combo' }),
    ...line('a kind that begins well', { kind: 'productcombo' }, { kind: 'product' }),
    ...line('a kind that is a number', { kind: 1 }),
    ...line('texts of 1,501 characters', sized(1501), sized(1500)),
    ...line('texts of 1 character', sized(1), sized(2)),
    ...line('a line break', { title: 'A\nB' }, { title: 'A B' }),
    ...line('a NUL', { variant: 'A\u0000' }, { variant: 'A' }),
    ...line('a DEL', { mainImage: '\u007f' }, { mainImage: '' }),
    ...line('an opening bracket', { name: '<b' }, { name: 'b' }),
    ...line('a closing bracket', { name: 'b>' }, { name: 'b' }),
    ...TEXTS.flatMap((key) => [
      ...line(`a number for ${key}`, { [key]: 5 }, { [key]: '5' }),
      ...line(`a list for ${key}`, { [key]: ['a'] }, { [key]: 'a' }),
    ]),
    ...Object.keys(cartLine())
      .filter((key) => key !== 'kind')
      .flatMap((key) => {
        const rest = Object.fromEntries(Object.entries(cartLine()).filter(([name]) => name !== key));
        return lines(`a line without ${key}`, [rest], [cartLine()]);
      }),
    ...Array.from({ length: 8 }, (_, at) => at + 1).flatMap((count) => {
      const bad = [...cart(count - 1), cartLine({ quantity: 0 })];
      return lines(`a bad line behind ${count - 1} good ones`, bad, cart(count));
    }),
    ...lines('9 new lines', cart(9), cart(8)),
    refused('9 of 30 lines changed', ALICE, save(changed(9, 30)).operation, save(cart(8))),
    refused('31 lines that are all the same', ALICE, save(alike(31)).operation, save(alike(30))),
    ...lines('1,001 lines', cart(1001), cart(2)),
    ...lines('900 KB', [cartLine({ name: 'x'.repeat(900_000) })], [cartLine({ name: 'x'.repeat(900) })]),
    ...lines('a line that is text', ['barley-toner'], [cartLine()]),
    ...lines('a line that is null', [null], [cartLine()]),
  ],
  valid: [
    ['a line of before there were kinds', save([present(cartLine({ kind: undefined }))])],
    ['a cart is emptied', save([])],
    ['a combo', save([cartLine({ id: 'combo-1', kind: 'combo', variant: '' })])],
  ],
};
