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

  it.each([...STRANGERS, ['the admin', ADMIN] as const])(
    '%s does not write: that goes through the functions',
    (_, actor) => {
      expect(shop().create(actor, `${collection}/new`, build[collection]!()).allowed).toBe(false);
      expect(shop().update(actor, `${collection}/off`, { enabled: true }).allowed).toBe(false);
      expect(shop().update(actor, `${collection}/on`, { enabled: false }).allowed).toBe(false);
      expect(shop().update(actor, `${collection}/on`, { title: 'Another' }).allowed).toBe(false);
      expect(shop().delete(actor, `${collection}/on`).allowed).toBe(false);
    },
  );

  it.each([...STRANGERS, ['the admin', ADMIN] as const])(
    '%s sees nothing of what is kept about them',
    (_, actor) => {
      for (const path of ['offerCodes/code-MONSOON10', `deleted/${collection}.on`]) {
        expect(shop().put(path, { id: 'on' }).get(actor, path).allowed).toBe(false);
        expect(shop().create(actor, path, { id: 'x' }).allowed).toBe(false);
        expect(shop().put(path, { id: 'on' }).delete(actor, path).allowed).toBe(false);
      }
    },
  );
});

describe('how often a person used an offer', () => {
  it.each([...STRANGERS, ['the admin', ADMIN] as const])('%s neither sees nor changes it', (_, actor) => {
    const counted = shop().put('offers/on/uses/alice', { count: 1 });
    expect(counted.get(actor, 'offers/on/uses/alice').allowed).toBe(false);
    expect(counted.update(actor, 'offers/on/uses/alice', { count: 0 }).allowed).toBe(false);
    expect(counted.delete(actor, 'offers/on/uses/alice').allowed).toBe(false);
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
