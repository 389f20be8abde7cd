import type { CartItem } from './cart';
import { applyChanges, changeMessage } from './lineChanges';

const item: CartItem = {
  id: 'amla',
  name: 'Amla',
  title: 'Amla',
  price: 649,
  quantity: 1,
  mainImage: '',
  variant: '30 ml',
  sku: 'AM-30',
  kind: 'product',
};

describe('line changes reported by the server', () => {
  const money = (rupees: number) => `₹${rupees}`;
  it('have a message each', () => {
    const line = { id: 'amla', sku: 'AM-30', name: 'Amla' };
    expect(changeMessage({ ...line, kind: 'price', was: 1, now: 649 }, money)).toBe(
      'Amla is now ₹649, not ₹1.',
    );
    expect(changeMessage({ ...line, kind: 'stock', wanted: 5, available: 3 }, money)).toBe(
      'Only 3 of Amla left.',
    );
    expect(changeMessage({ ...line, kind: 'stock', wanted: 5, available: 0 }, money)).toBe(
      'Amla is sold out.',
    );
    expect(changeMessage({ ...line, kind: 'gone' }, money)).toBe('Amla is no longer sold.');
  });

  it('update the cart', () => {
    const line = { id: 'amla', sku: 'AM-30', name: 'Amla' };
    const cart = [{ ...item, quantity: 5 }];
    expect(applyChanges(cart, [{ ...line, kind: 'price', was: 649, now: 699 }])[0]).toMatchObject({
      price: 699,
      quantity: 5,
    });
    expect(applyChanges(cart, [{ ...line, kind: 'stock', wanted: 5, available: 3 }])[0]?.quantity).toBe(3);
    expect(applyChanges(cart, [{ ...line, kind: 'stock', wanted: 5, available: 0 }])).toEqual([]);
    expect(applyChanges(cart, [{ ...line, kind: 'gone' }])).toEqual([]);
    expect(applyChanges(cart, [{ ...line, id: 'other', kind: 'gone' }])).toEqual(cart);
  });
});
