import { ADMIN, ALICE, NOBODY, Shop, STRANGERS, where } from './Shop';
import { banner, highlight, offer } from './builders';

const shop = () =>
  new Shop()
    .put('offers/on', offer({ usedCount: 3 }))
    .put('offers/off', offer({ enabled: false }))
    .put('banners/on', banner())
    .put('banners/off', banner({ enabled: false }))
    .put('highlights/on', highlight())
    .put('highlights/off', highlight({ enabled: false }))
    .put('settings/store', { codFee: 70 })
    .put('settings/secret', { key: 'x' });

const build: Record<string, () => Record<string, unknown>> = {
  offers: offer,
  banners: banner,
  highlights: highlight,
};

describe.each(Object.keys(build))('%s', (collection) => {
  it('what is enabled is for everyone, the rest for the admin', () => {
    expect(shop().get(NOBODY, `${collection}/on`).allowed).toBe(true);
    expect(shop().list(NOBODY, collection, where('enabled', true)).allowed).toBe(true);
    expect(shop().get(ADMIN, `${collection}/off`).allowed).toBe(true);
    expect(shop().list(ADMIN, collection).allowed).toBe(true);
  });

  it.each(STRANGERS)('%s sees nothing disabled', (_, actor) => {
    expect(shop().get(actor, `${collection}/off`).allowed).toBe(false);
    expect(shop().list(actor, collection).allowed).toBe(false);
    expect(shop().list(actor, collection, where('enabled', false)).allowed).toBe(false);
    expect(shop().list(actor, collection, where('enabled', [true, false], 'in')).allowed).toBe(false);
    expect(shop().list(actor, collection, where('code', 'SECRET')).allowed).toBe(false);
    const group = { allDescendants: true };
    expect(shop().list(actor, collection, where('enabled', true), group).allowed).toBe(false);
  });

  it('the admin writes', () => {
    expect(shop().create(ADMIN, `${collection}/new`, build[collection]!()).allowed).toBe(true);
    expect(shop().update(ADMIN, `${collection}/on`, { enabled: false }).allowed).toBe(true);
    expect(shop().delete(ADMIN, `${collection}/on`).allowed).toBe(true);
  });

  it.each(STRANGERS)('%s does not write', (_, actor) => {
    expect(shop().create(actor, `${collection}/new`, build[collection]!()).allowed).toBe(false);
    expect(shop().update(actor, `${collection}/off`, { enabled: true }).allowed).toBe(false);
    expect(shop().delete(actor, `${collection}/on`).allowed).toBe(false);
  });
});

describe('what even the admin may not write into an offer', () => {
  it.each<[string, Record<string, unknown>]>([
    ['discount 101%', { discount: 101 }],
    ['discount 0%', { discount: 0 }],
    ['discount −5', { discount: -5 }],
    ['discount NaN', { discount: NaN }],
    ['discount in text', { discount: '10' }],
    ['no discount', { discount: undefined }],
    ['type free', { type: 'free' }],
    ['no type', { type: undefined }],
    ['₹0 off', { type: 'fixed', discount: 0 }],
    ['₹1,00,001 off', { type: 'fixed', discount: 100_001 }],
    ['a percentage on a BOGO', { type: 'bogo', discount: 10 }],
    ['a code of 2 letters', { code: 'AB' }],
    ['a code of 21 letters', { code: 'A'.repeat(21) }],
    ['a code with a blank', { code: 'GLOW 10' }],
    ['no title', { title: '' }],
    ['a title with markup', { title: '<b>10%</b>' }],
    ['enabled in text', { enabled: 'true' }],
    ['no enabled', { enabled: undefined }],
    ['minProducts −1', { minProducts: -1 }],
    ['minProducts 1.5', { minProducts: 1.5 }],
    ['maxFreeItems −1', { maxFreeItems: -1 }],
    ['a start that is no instant', { startsAt: 'soon' }],
    ['an end that is no instant', { endsAt: 'never' }],
    ['usageLimit −1', { usageLimit: -1 }],
    ['perUserLimit in text', { perUserLimit: '1' }],
    ['minSubtotal −1', { minSubtotal: -1 }],
    ['maxDiscount infinite', { maxDiscount: Infinity }],
    ['an unknown key', { secret: 1 }],
    ['usedCount', { usedCount: 0 }],
    ['usedCount in text', { usedCount: 'x' }],
  ])('%s', (_, changes) => {
    expect(shop().update(ADMIN, 'offers/on', changes).allowed).toBe(false);
    const present = Object.entries({ ...offer(), ...changes }).filter(([, value]) => value !== undefined);
    expect(shop().create(ADMIN, 'offers/new', Object.fromEntries(present)).allowed).toBe(false);
  });

  it('nor take usedCount away', () => {
    expect(shop().update(ADMIN, 'offers/on', { usedCount: undefined }).allowed).toBe(false);
    expect(shop().update(ADMIN, 'offers/on', { usedCount: 3, discount: 12 }).allowed).toBe(true);
  });

  it.each<[string, Record<string, unknown>]>([
    ['100%', { discount: 100 }],
    ['half a percent', { discount: 0.5 }],
    ['₹100 off', { type: 'fixed', discount: 100 }],
    ['a BOGO', { type: 'bogo', discount: 0, maxFreeItems: 2 }],
    ['a BOGO without a discount', { type: 'bogo', discount: undefined }],
    [
      'limits and dates',
      {
        startsAt: '2026-03-01T00:00:00Z',
        endsAt: '2026-04-01T00:00:00.000Z',
        usageLimit: 10,
        perUserLimit: 1,
      },
    ],
  ])('but %s is fine', (_, changes) => {
    expect(shop().update(ADMIN, 'offers/off', changes).allowed).toBe(true);
  });
});

const HOSTILE_LINKS = [
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '/%5Cevil.example',
  '/%2Fevil.example',
  'https://evil.example',
  'products',
  '/a b',
  '/"onclick',
  `/${'x'.repeat(300)}`,
];

describe('what even the admin may not write into a banner or a highlight', () => {
  it.each(HOSTILE_LINKS)('a link %s', (link) => {
    expect(shop().update(ADMIN, 'banners/on', { link }).allowed).toBe(false);
    expect(shop().update(ADMIN, 'highlights/on', { link }).allowed).toBe(false);
  });

  it.each([
    '',
    '/',
    '/products',
    '/product/barley-toner',
    '/products?concern=Oil%20and%20shine',
    '/about#team',
  ])('but the link %j is fine', (link) => {
    expect(shop().update(ADMIN, 'banners/on', { link }).allowed).toBe(true);
    expect(shop().update(ADMIN, 'highlights/on', { link }).allowed).toBe(true);
  });

  it.each<[string, Record<string, unknown>]>([
    ['no title', { title: '' }],
    ['a title with markup', { title: '<b>' }],
    ['a text of 301 characters', { text: 'x'.repeat(301) }],
    ['enabled in text', { enabled: 'true' }],
    ['order −1', { order: -1 }],
    ['an unknown key', { html: 'x' }],
    ['a link that is a map', { link: {} }],
  ])('%s', (_, changes) => {
    expect(shop().update(ADMIN, 'banners/on', changes).allowed).toBe(false);
    expect(shop().update(ADMIN, 'highlights/on', changes).allowed).toBe(false);
  });

  it.each(['javascript:1', 'http://a.example/x.png', '', '/other/x.png'])('a picture %j', (image) => {
    expect(shop().update(ADMIN, 'banners/on', { imageWide: image }).allowed).toBe(false);
    expect(shop().update(ADMIN, 'banners/on', { imageTall: image }).allowed).toBe(false);
    expect(shop().update(ADMIN, 'highlights/on', { image }).allowed).toBe(false);
  });

  it.each<[string, Record<string, unknown>]>([
    ['an alt text with markup', { alt: '<i>' }],
    ['a link label of 61 characters', { linkLabel: 'x'.repeat(61) }],
  ])('%s', (_, changes) => {
    expect(shop().update(ADMIN, 'banners/on', changes).allowed).toBe(false);
  });
});

it('everyone reads the one settings document, nobody lists or writes it', () => {
  expect(shop().get(NOBODY, 'settings/store').allowed).toBe(true);
  for (const actor of [NOBODY, ALICE, ADMIN]) {
    expect(shop().get(actor, 'settings/secret').allowed).toBe(false);
    expect(shop().list(actor, 'settings').allowed).toBe(false);
    expect(shop().update(actor, 'settings/store', { codFee: 0 }).allowed).toBe(false);
    expect(shop().delete(actor, 'settings/store').allowed).toBe(false);
  }
});
