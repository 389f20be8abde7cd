import { AUDIT_ACTIONS, AUDIT_KINDS } from '@/domain/admin/audit/actions';
import type { ActivityEntry } from '@/domain/contracts/admin/activity';
import { changesBetween } from '@/domain/records/audit';
import { aProduct } from '@/domain/catalogue/draft/testing';
import { NO_GIFT_CARDS } from '@/domain/giftCards/settings';
import { mailSettingsFrom } from '@/domain/mail/mailSettings';
import { DEFAULT_LIMITS } from '@/domain/orders/limits/limits';
import { NO_REFERRALS } from '@/domain/referrals/settings';
import { FIGURE_LABELS } from '@/domain/offers/types/messages';
import { OFFER_TYPE_DEFINITIONS } from '@/domain/offers/types/offerTypeDefinitions';
import { OFFER_TYPES } from '@/domain/offers/types/offerType';
import { changeLines, valueText } from './changeLines';
import { acts } from './messages/acts';
import { pathOf, sentenceText } from './sentences';

const entry = (change: Partial<ActivityEntry>): ActivityEntry => ({
  id: 'a',
  at: '2026-11-20T06:00:00.000Z',
  by: { uid: 'ada', email: 'ada@example.com', name: 'Ada' },
  action: 'order.packed',
  target: 'orders/GLM1',
  requestId: 'r',
  changes: [],
  targetExists: true,
  parts: 0,
  isUndoable: false,
  ...change,
});

const before = aProduct();
const size = { ...before.variants[0]!, label: '30 ml' };
const product = (change: Partial<typeof size>, rest: object = {}) => {
  const variants = [{ ...size, ...change }];
  return { ...before, price: variants[0]?.price, variants, ...rest };
};
const saved = (after: object): Partial<ActivityEntry> => ({
  action: 'product.saved',
  target: 'products/serum',
  name: 'Amla Serum',
  changes: changesBetween(product({}), after),
});

test.each<[string, Partial<ActivityEntry>]>([
  ['packed order GLM1', {}],
  ['changed the price of Amla Serum 30 ml from ₹300 to ₹649', saved(product({ price: 649 }))],
  [
    'changed the label of Amla Serum from nothing to “Back on 2 Dec”',
    saved(product({}, { label: 'Back on 2 Dec' })),
  ],
  ['archived Amla Serum', saved(product({}, { status: 'archived' }))],
  ['changed the name and price of Amla Serum', saved(product({ price: 1 }, { name: 'B' }))],
  ['changed the description of Amla Serum', saved(product({}, { description: 'x'.repeat(50) }))],
  [
    'changed the description, label and 1 more of Amla Serum',
    saved(product({}, { description: 'x', label: 'New', name: 'B' })),
  ],
  [
    'switched off offer GLOW10, 10% off',
    { action: 'offer.switched_off', target: 'offers/x', name: 'GLOW10, 10% off' },
  ],
  [
    'changed the referral rewards',
    {
      action: 'referrals.changed',
      target: 'settings/referrals',
      changes: changesBetween({ friendRupees: 100 }, { friendRupees: 110 }),
    },
  ],
  ['changed which gift cards are sold', { action: 'gift_cards.changed', target: 'settings/giftCards' }],
  [
    'answered a question about Matte Gel',
    { action: 'question.answered', target: 'questions/q1', name: 'Matte Gel' },
  ],
  ['froze gift card GC-1', { action: 'gift_card.frozen', target: 'giftCards/GC-1' }],
  ['refused a review', { action: 'review.refused', target: 'reviews/r1' }],
  ...[
    ['new', 'read', 'read Mira'],
    ['archived', 'read', 'opened Mira again'],
    ['read', 'archived', 'archived Mira'],
    ['read', 'spam', 'moved Mira to spam'],
  ].map(([from, to, words]): [string, Partial<ActivityEntry>] => [
    words!,
    {
      action: 'message.moved',
      target: 'messages/m1',
      name: 'Mira',
      changes: [{ field: 'status', before: from, after: to }],
    },
  ]),
  ['packed 12 orders', { run: 'r', parts: 12 }],
  ['changed 2 products from a file', { action: 'product.saved', run: 'r', parts: 2 }],
  ['undid: changed 2 products', { action: 'product.saved', run: 'r', parts: 2, undoes: 'a' }],
  ['noted what became of 3 things', { action: 'order.arrival_noted', run: 'r', parts: 3 }],
  [
    'printed labels of 2 orders',
    {
      action: 'orders.printed',
      target: 'orders',
      changes: [{ field: 'labels', before: null, after: ['GLM1', 'GLM2'] }],
    },
  ],
  [
    'invited mina@example.com as packer',
    {
      action: 'staff.invited',
      target: 'staff/x',
      changes: changesBetween(null, { email: 'mina@example.com', role: 'packer' }),
    },
  ],
  [
    'changed the role of mina@example.com to manager',
    {
      action: 'staff.role_changed',
      target: 'staff/x',
      name: 'mina@example.com',
      changes: changesBetween({ role: 'packer' }, { role: 'manager' }),
    },
  ],
  [
    'wrote a private note about a customer',
    { action: 'customer.noted', target: 'customers/u1', targetExists: false },
  ],
  ['wrote a private note about Meera', { action: 'customer.noted', target: 'customers/u1', name: 'Meera' }],
  ['changed the purchase limits', { action: 'limits.changed', target: 'settings/purchaseLimits' }],
  ['let the shop finish its open work', { action: 'shop.reconciled', target: 'shop' }],
  ['new thing thing x', { action: 'new.thing', target: 'thing/x' }],
])('an entry reads “%s”', (text, change) => {
  expect(sentenceText(entry(change))).toBe(text);
});

test('a thing that is there has a page, a deleted one has none', () => {
  expect(pathOf({ target: 'products/rose mist', targetExists: true })).toBe('/admin/products/rose%20mist');
  expect(pathOf({ target: 'products/rose', targetExists: false })).toBeNull();
  expect(pathOf({ target: 'parcels/AWB1', targetExists: null })).toBeNull();
});

test('every action has words', () => {
  const actions = AUDIT_KINDS.flatMap((kind): readonly string[] => AUDIT_ACTIONS[kind]);
  expect(Object.keys(acts).sort()).toEqual([...actions].sort());
});

test('the figures of each size are lines of their own, and what follows from them is none', () => {
  const large = { ...size, id: 'large', label: '100 ml', price: 400 };
  const after = { ...product({ price: 250 }), variants: [{ ...size, price: 250 }, large] };
  expect(changeLines(changesBetween(product({}), after))).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ label: 'Price, 30 ml', size: '30 ml', before: '₹300', after: '₹250' }),
      expect.objectContaining({ label: 'Sizes', before: '30 ml', after: '30 ml, 100 ml' }),
    ]),
  );
});

test.each<[string, unknown, string]>([
  ['label', null, 'nothing'],
  ['label', '', 'nothing'],
  ['tags', [], 'nothing'],
  ['enabled', true, 'yes'],
  ['price', 649.5, '₹649.50'],
  ['stock', 0, '0'],
  ['tags', ['new', 'sale'], 'new, sale'],
  ['images', [{ src: '/pictures/a-800.webp' }], 'a-800.webp'],
  ['items', [{ productId: 'toner', variantId: 'v1', quantity: 2 }], '2 × toner'],
  ['netQuantity', { value: 30, unit: 'ml' }, '30 ml'],
  ['scope', { kind: 'first_order' }, 'first order'],
  ['total', 614.65, '₹614.65'],
  ['total', '₹614.65', '₹614.65'],
  ['status', 'out_for_delivery', 'out for delivery'],
  ['status', 'rto', 'returned to origin'],
  ['label', 'rto', 'rto'],
  ['return', 'asked', 'to decide'],
  ['refund', { amount: 95, status: 'due' }, '₹95, due'],
  ['parts', [{ id: 'r1', amount: 95, status: 'done', reference: '' }], '₹95, done'],
  ['verdicts', [{ line: 0, quantity: 2, verdict: 'resell' }], '2 of line 1: sell again'],
  ['restocked', { 'GLM-1': 2 }, '2 × GLM-1'],
  ['restocked', {}, 'nothing'],
  ['gstRates', [{ from: '2027-04-01', rate: 12 }], '2027-04-01: 12%'],
])('%s %j reads %s', (field, value, text) => {
  expect(valueText(field, value)).toBe(text);
});

test('each setting of the shop has a label and its unit', () => {
  const settings: [target: string, settings: object][] = [
    ['settings/referrals', NO_REFERRALS],
    ['settings/giftCards', NO_GIFT_CARDS],
    ['settings/purchaseLimits', DEFAULT_LIMITS],
    ['settings/mails', mailSettingsFrom({})],
  ];
  const lines = settings.flatMap(([target, one]) => changeLines(changesBetween({}, one), target));
  expect(lines.filter(({ label, field }) => label === field)).toEqual([]);
  expect(lines.find(({ field }) => field === 'friendRupees')).toMatchObject({ after: '₹100' });
  expect(lines.find(({ field }) => field === 'price')).toMatchObject({
    label: 'A product costs less, to those who asked',
  });
});

test.each([
  ['status', 'rejected', 'refused'],
  ['type', 'bogo', 'buy one, get one'],
  ['type', 'free_delivery', 'free delivery'],
  ['use', 'shelf', 'products and combos'],
  ['use', 'bannerWide', 'banners on wide screens'],
])('%s %p reads as on its screen', (field, value, text) => expect(valueText(field, value)).toBe(text));

test.each(OFFER_TYPES)(
  'a new offer of the type %s has words for the type and for each of its figures',
  (type) => {
    const { label, fields } = OFFER_TYPE_DEFINITIONS[type];
    const figures = Object.fromEntries(fields.map(({ name }) => [name, 12]));
    const lines = changeLines(changesBetween(null, { type, ...figures }));
    const units = { percent: '12%', rupees: '₹12', count: '12' };
    expect(lines.map(({ label: name, after }) => [name, after]).sort()).toEqual(
      [
        ['Kind of offer', label.toLowerCase()],
        ...fields.map(({ name, kind }) => [FIGURE_LABELS[name], units[kind]]),
      ].sort(),
    );
  },
);

test('a discount is in percent before its offer takes off rupees', () => {
  const changes = changesBetween({ type: 'percentage', discount: 10 }, { type: 'fixed', discount: 100 });
  expect(changeLines(changes)).toContainEqual(
    expect.objectContaining({ label: 'Discount', before: '10%', after: '₹100' }),
  );
});
