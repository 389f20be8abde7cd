import fc from 'fast-check';
import type { Paise } from '../../money/money';
import type { Offer } from '../offer';
import type { OfferDraft } from '../offerDraft';
import { offerOfDraft } from '../offerStored';
import { storedMeta } from '../scheduled/testing';
import type { OfferScope } from '../scope';
import type { PricedUnits } from '../types/pricedUnits';

/** Units of a toner, or of something else. */
export const someUnits = (
  unitPrice: Paise,
  quantity = 1,
  of: Partial<Omit<PricedUnits, 'unitPrice' | 'quantity'>> = {},
): PricedUnits => ({ kind: 'product', id: 'toner', category: 'Toner', ...of, unitPrice, quantity });

/** One to eight lines of a few products and a combo; `min` is the lowest price in paise. */
export const arbitraryLines = (min: number, max = 20): fc.Arbitrary<PricedUnits[]> => {
  const item = fc.constantFrom<Pick<PricedUnits, 'kind' | 'id' | 'category'>>(
    { kind: 'product', id: 'toner', category: 'Toner' },
    { kind: 'product', id: 'serum', category: 'Serum' },
    { kind: 'product', id: 'duo', category: 'Serum' },
    { kind: 'combo', id: 'duo', category: '' },
  );
  const line = fc.record({
    item,
    unitPrice: fc.integer({ min, max: 500_000 }).map((paise) => paise as Paise),
    quantity: fc.integer({ min: 1, max }),
  });
  return fc.array(
    line.map(({ item: of, unitPrice, quantity }) => someUnits(unitPrice, quantity, of)),
    { minLength: 1, maxLength: 8 },
  );
};

/** Every kind of scope over the items of `arbitraryLines`; undefined for an old offer without one. */
export const arbitraryScope: fc.Arbitrary<OfferScope | undefined> = fc.constantFrom<
  (OfferScope | undefined)[]
>(
  undefined,
  { kind: 'all' },
  { kind: 'first_order' },
  { kind: 'products', items: [{ kind: 'product', id: 'toner', name: 'Rice Water Toner' }] },
  { kind: 'products', items: [{ kind: 'combo', id: 'duo', name: 'The Duo' }] },
  { kind: 'categories', categories: ['serum', 'Mask'] },
);

export function anOfferDraft(change: Partial<OfferDraft> = {}): OfferDraft {
  return {
    code: 'GLOW10',
    title: '10% off',
    type: 'percentage',
    discount: 10,
    enabled: true,
    scope: { kind: 'all' },
    minProducts: 0,
    maxFreeItems: 0,
    usageLimit: 0,
    perUserLimit: 0,
    minSubtotal: 0,
    maxDiscount: 0,
    startsAt: '',
    endsAt: '',
    ...change,
  };
}

export const anOffer = (id = 'glow10', change: Partial<OfferDraft> = {}, usedCount?: number): Offer =>
  offerOfDraft(anOfferDraft({ code: id.toUpperCase(), ...change }), { ...storedMeta(id), usedCount });
