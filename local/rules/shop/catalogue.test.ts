import { ADMIN, ALICE, NOBODY, Shop, STRANGERS, where, type Actor } from './Shop';
import { combo, product } from './builders';

const shop = () =>
  new Shop()
    .put('products/p', product())
    .put('products/draft', product({ status: 'draft' }))
    .put('combos/c', combo())
    .put('combos/gone', combo({ status: 'archived' }));

describe('reading', () => {
  it.each([
    ['products', 'p', 'draft'],
    ['combos', 'c', 'gone'],
  ])('%s: what is active is for everyone, the rest for the admin', (collection, active, hidden) => {
    expect(shop().get(NOBODY, `${collection}/${active}`).allowed).toBe(true);
    expect(shop().list(NOBODY, collection, where('status', 'active')).allowed).toBe(true);
    expect(shop().get(ADMIN, `${collection}/${hidden}`).allowed).toBe(true);
    expect(shop().list(ADMIN, collection).allowed).toBe(true);
    for (const [, actor] of STRANGERS) {
      expect(shop().get(actor, `${collection}/${hidden}`).allowed).toBe(false);
      expect(shop().list(actor, collection).allowed).toBe(false);
      expect(shop().list(actor, collection, where('status', 'draft')).allowed).toBe(false);
      expect(shop().list(actor, collection, where('status', ['active', 'draft'], 'in')).allowed).toBe(false);
      expect(shop().list(actor, collection, where('status', 'draft', '!=')).allowed).toBe(false);
      expect(shop().list(actor, collection, null, { limit: 1, allDescendants: true }).allowed).toBe(false);
    }
  });

  it('a collection group of any name is refused to strangers', () => {
    const active = where('status', 'active');
    expect(shop().list(NOBODY, 'products', active, { allDescendants: true }).allowed).toBe(false);
    expect(shop().list(ALICE, 'combos', active, { allDescendants: true }).allowed).toBe(false);
  });
});

// Units, SKUs and the audit log are the functions' (ADR 0018).
describe('writing past the functions', () => {
  it.each<[string, Actor]>([...STRANGERS, ['Alice', ALICE], ['the admin', ADMIN]])(
    '%s does not',
    (_, actor) => {
      expect(shop().create(actor, 'products/new', product()).allowed).toBe(false);
      expect(shop().create(actor, 'combos/new', combo()).allowed).toBe(false);
      for (const changes of [
        { price: 1 },
        { rating: 5 },
        { stock: 0 },
        { stock: 21 },
        { status: 'archived' },
      ]) {
        expect(shop().update(actor, 'products/p', changes).allowed).toBe(false);
        expect(shop().update(actor, 'combos/c', changes).allowed).toBe(false);
      }
      expect(shop().delete(actor, 'products/p').allowed).toBe(false);
      expect(shop().delete(actor, 'combos/c').allowed).toBe(false);
    },
  );
});
