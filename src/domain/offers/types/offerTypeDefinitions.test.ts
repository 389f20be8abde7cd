import { toPaise, ZERO } from '../../money/money';
import { someUnits } from '../testing';
import { OFFER_TYPE_DEFINITIONS } from './offerTypeDefinitions';
import { OFFER_TYPES, type OfferFigures, type OfferType } from './offerType';

const cart = {
  lines: [someUnits(toPaise(200)), someUnits(toPaise(100), 2)],
  units: 3,
  subTotal: toPaise(400),
  deliveryFee: toPaise(70),
};

test.each<[OfferType, OfferFigures, string, string]>([
  ['percentage', { discount: 10 }, '10% off', 'Saves ₹40 now'],
  ['percentage', { discount: 10, maxDiscount: 25 }, '10% off, at most ₹25', 'Saves ₹25 now'],
  ['fixed', { discount: 100 }, '₹100 off', 'Saves ₹100 now'],
  ['bogo', { discount: 0 }, 'Buy one, get one', 'Saves ₹100 now'],
  ['bogo', { discount: 0, maxFreeItems: 2 }, 'Buy one, get one, 2 free at most', 'Saves ₹100 now'],
  ['free_delivery', { discount: 0 }, 'Free delivery', 'Saves ₹70 delivery now'],
])('the type %s with %j is described as “%s” and says “%s”', (type, figures, description, saving) => {
  const definition = OFFER_TYPE_DEFINITIONS[type];
  expect(definition.describe(figures)).toBe(description);
  const gain = definition.decide(figures, cart);
  expect(typeof gain === 'string' ? gain : definition.saving({ ...gain, offer: figures })).toBe(saving);
});

test.each(OFFER_TYPES)('the type %s validates each of its form fields once, and no others', (type) => {
  const { fields, validate } = OFFER_TYPE_DEFINITIONS[type];
  const names = fields.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const wrong = validate({ discount: -1, maxDiscount: -1, maxFreeItems: -1 });
  expect(wrong.map(({ field }) => field)).toEqual(names);
  const required = fields.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  const missing = validate({ discount: 0, maxDiscount: 0, maxFreeItems: 0 });
  expect(missing.map(({ field }) => field)).toEqual(required);
});

test.each(OFFER_TYPES)('the type %s gives no discount for an empty cart', (type) => {
  const empty = { lines: [], units: 0, subTotal: ZERO, deliveryFee: ZERO };
  const gain = OFFER_TYPE_DEFINITIONS[type].decide({ discount: 50 }, empty);
  if (typeof gain !== 'string') expect([gain.discount, gain.deliveryDiscount]).toEqual([0, 0]);
});
