import {
  cartKey,
  changeLine,
  countUnits,
  joinCarts,
  MAX_CART_LINES,
  MAX_LINE_QUANTITY,
  removeLine,
  setLine,
  type CartItem,
} from './cart';

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

describe('cart', () => {
  it('sets the quantity of a line that is there; it does not add', () => {
    expect(setLine([item('a', 3)], item('a', 2))).toEqual([item('a', 2)]);
  });

  it('keeps variants apart', () => {
    expect(setLine([item('a', 1, 'A-15')], item('a', 1, 'A-30'))).toHaveLength(2);
  });

  it('drops a line set or changed to 0 or less', () => {
    expect(setLine([item('a')], item('a', 0))).toEqual([]);
    expect(changeLine([item('a', 2)], cartKey(item('a')), -5)).toEqual([]);
  });

  it('changes by delta, up to what a line may hold', () => {
    expect(changeLine([item('a', 2)], cartKey(item('a')), 3)[0]?.quantity).toBe(5);
    expect(changeLine([item('a', 49)], cartKey(item('a')), 9)[0]?.quantity).toBe(MAX_LINE_QUANTITY);
    expect(setLine([], item('a', 10 ** 9))[0]?.quantity).toBe(MAX_LINE_QUANTITY);
  });

  it('holds only so many lines', () => {
    const full = Array.from({ length: MAX_CART_LINES }, (_, i) => item(`p${i}`));
    expect(setLine(full, item('one-more'))).toEqual(full);
  });

  it('removes a line and counts units', () => {
    expect(removeLine([item('a'), item('b')], cartKey(item('a')))).toEqual([item('b')]);
    expect(countUnits([item('a', 2), item('b', 3)])).toBe(5);
  });

  it('joins carts: the guest’s quantity wins for the same line', () => {
    const joined = joinCarts([item('a', 5), item('b', 1)], [item('a', 2), item('c', 1)]);
    expect(joined.map((line) => [line.id, line.quantity])).toEqual([
      ['a', 2],
      ['b', 1],
      ['c', 1],
    ]);
  });
});
