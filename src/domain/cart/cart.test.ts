import fc from 'fast-check';
import { safeParse } from 'valibot';
import {
  cartKey,
  changeLine,
  countUnits,
  holdsSameUnits,
  isSoundLine,
  linesWithoutRoom,
  MAX_CART_LINES,
  MAX_LINE_QUANTITY,
  mergeCarts,
  removeLine,
  sameLine,
  setLine,
  takeAway,
  type CartItem,
} from './cart';
import { cartItem } from '../contracts/fields';

const item = (id: string, quantity = 1, sku = `${id}-30`): CartItem => ({
  id,
  name: id,
  title: id,
  price: 100,
  quantity,
  mainImage: '',
  variant: '30 ml',
  sku,
});

describe('the cart', () => {
  it('replaces the quantity of an existing line', () => {
    expect(setLine([item('a', 3)], item('a', 2))).toEqual([item('a', 2)]);
  });

  it('has separate lines for variants', () => {
    expect(setLine([item('a', 1, 'A-15')], item('a', 1, 'A-30'))).toHaveLength(2);
  });

  it('drops a line whose quantity becomes 0 or less', () => {
    expect(setLine([item('a')], item('a', 0))).toEqual([]);
    expect(changeLine([item('a', 2)], cartKey(item('a')), -5)).toEqual([]);
  });

  it('changes a quantity by a delta up to the line’s maximum', () => {
    expect(changeLine([item('a', 2)], cartKey(item('a')), 3)[0]?.quantity).toBe(5);
    expect(changeLine([item('a', 49)], cartKey(item('a')), 9)[0]?.quantity).toBe(MAX_LINE_QUANTITY);
    expect(setLine([], item('a', 10 ** 9))[0]?.quantity).toBe(MAX_LINE_QUANTITY);
  });

  it('has a maximum number of lines', () => {
    const full = Array.from({ length: MAX_CART_LINES }, (_, i) => item(`p${i}`));
    expect(setLine(full, item('one-more'))).toEqual(full);
  });

  it('removes a line and counts units', () => {
    expect(removeLine([item('a'), item('b')], cartKey(item('a')))).toEqual([item('b')]);
    expect(countUnits([item('a', 2), item('b', 3)])).toBe(5);
  });

  it('merges a guest’s cart, whose quantity wins on the same line', () => {
    const joined = mergeCarts([], [item('a', 2), item('c', 1)], [item('a', 5), item('b', 1)]);
    expect(joined.map((line) => [line.id, line.quantity])).toEqual([
      ['a', 2],
      ['b', 1],
      ['c', 1],
    ]);
  });
});

describe('the cart after a purchase', () => {
  it.each<[string, CartItem[], CartItem[], string[]]>([
    ['is empty when everything was bought', [item('a', 2), item('b')], [item('b'), item('a', 2)], []],
    ['keeps lines that were added since', [item('a', 3), item('c')], [item('a', 2)], ['a1', 'c1']],
    ['never has negative quantities', [item('a')], [item('a', 2), item('b')], []],
    ['loses the variant that was bought', [item('a', 1, 'A-15')], [item('a', 1, 'A-30')], ['a1']],
  ])('%s', (_name, cart, bought, left) => {
    expect(takeAway(cart, bought).map(({ id, quantity }) => `${id}${quantity}`)).toEqual(left);
  });

  it.each<[string, CartItem[], boolean]>([
    ['the same in another order', [item('b', 2), item('a')], true],
    ['at another price', [{ ...item('a'), price: 1 }, item('b', 2)], true],
    ['another quantity', [item('a'), item('b')], false],
    ['another variant', [item('a', 1, 'A-15'), item('b', 2)], false],
    ['a line more', [item('a'), item('b', 2), item('c')], false],
  ])('is compared by its units: %s', (_name, other, same) => {
    expect(holdsSameUnits([item('a'), item('b', 2)], other)).toBe(same);
  });
});

const anyLine = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  quantity: fc.integer({ min: 1, max: 4 }),
});
const anyCart = fc
  .uniqueArray(anyLine, { selector: ({ id }) => id })
  .map((lines) => lines.map(({ id, quantity }) => item(id, quantity)));

describe('a cart changed on two devices', () => {
  const named = (cart: readonly CartItem[]) => cart.map(({ id, quantity }) => `${id}${quantity}`);

  it.each<[string, CartItem[], CartItem[], CartItem[], string[]]>([
    ['unchanged here', [item('a')], [item('a')], [item('b')], ['b1']],
    ['unchanged there', [item('a')], [item('b')], [item('a')], ['b1']],
    ['both added', [], [item('a')], [item('b')], ['b1', 'a1']],
    ['both set the same line: here counts', [item('a')], [item('a', 2)], [item('a', 3)], ['a2']],
    [
      'removed here, unchanged there',
      [item('a'), item('b')],
      [item('b')],
      [item('a'), item('b'), item('c')],
      ['b1', 'c1'],
    ],
    ['removed there, unchanged here', [item('a'), item('b')], [item('a'), item('b', 2)], [item('b')], ['b2']],
    ['removed there, changed here', [item('a')], [item('a', 4)], [], ['a4']],
  ])('is merged: %s', (_name, base, mine, theirs, merged) => {
    expect(named(mergeCarts(base, mine, theirs))).toEqual(merged);
  });

  it('equals the changed cart when the other is unchanged', () => {
    fc.assert(
      fc.property(anyCart, anyCart, (base, other) => {
        expect(mergeCarts(base, base, other)).toEqual(other);
        expect(mergeCarts(base, other, base)).toEqual(other);
      }),
    );
  });

  it('keeps what was just chosen when there is no room for all, and names the lines that it drops', () => {
    const saved = Array.from({ length: MAX_CART_LINES - 1 }, (_, at) => item(`saved${at}`));
    const guest = [item('saved0', 4), item('a'), item('b'), item('c')];
    const merged = mergeCarts([], guest, saved);
    expect(merged).toHaveLength(MAX_CART_LINES);
    expect(merged).toEqual(expect.arrayContaining(guest));
    expect(linesWithoutRoom([], guest, saved)).toEqual([item('saved1'), item('saved2')]);
    expect(mergeCarts([], guest, merged)).toEqual(merged);
  });

  it('is unchanged when a saved merge is repeated', () => {
    fc.assert(
      fc.property(anyCart, anyCart, anyCart, (base, mine, theirs) => {
        const arrived = mergeCarts(base, mine, theirs);
        const again = mergeCarts(base, mine, arrived);
        expect([...named(again)].sort()).toEqual([...named(arrived)].sort());
      }),
    );
  });

  it('has no duplicate lines and no line that one side removed and the other left unchanged', () => {
    fc.assert(
      fc.property(anyCart, anyCart, anyCart, (base, mine, theirs) => {
        const merged = mergeCarts(base, mine, theirs);
        expect(new Set(merged.map(cartKey)).size).toBe(merged.length);
        for (const line of base) {
          const here = mine.some((other) => sameLine(other, line));
          const there = theirs.some((other) => cartKey(other) === cartKey(line));
          if (here && !there) expect(merged.map(cartKey)).not.toContain(cartKey(line));
        }
      }),
    );
  });
});

describe('a cart line', () => {
  it.each<[string, Partial<CartItem>, boolean]>([
    ['as the shop makes them', {}, true],
    ['without picture, variant or SKU', { variant: '', sku: '' }, true],
    ['without units', { quantity: 0 }, false],
    ['with half a unit', { quantity: 1.5 }, false],
    ['without an id', { id: '' }, false],
    ['with a path for an id', { id: 'a/b' }, false],
    ['with markup', { name: '<i>' }, false],
    ['over two lines', { title: 'a\nb' }, false],
    ['too long a name', { name: 'x'.repeat(121) }, false],
    ['too dear', { price: 1_000_001 }, false],
    ['that pays the shopper', { price: -1 }, false],
  ])('is checked: %s', (_name, change, sound) =>
    expect(isSoundLine({ ...item('serum'), ...change })).toBe(sound),
  );

  it('that is valid is accepted by the API contracts', () => {
    for (const name of ['x'.repeat(120), 'Sérum é']) {
      const line = { ...item('serum'), name, title: name };
      expect(isSoundLine(line)).toBe(true);
      expect(safeParse(cartItem, line).success).toBe(true);
    }
  });
});
