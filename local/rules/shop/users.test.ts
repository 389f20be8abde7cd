import { double, timestamp } from '../testing/encode';
import { ADMIN, ALICE, BOB, NOBODY, Shop, shopWarnings, UNVERIFIED, where, type Actor } from './Shop';
import { address, addresses, cart, cartLine, CREATED, user } from './builders';

const HERS = 'users/alice';
const shop = () => new Shop().put(HERS, user()).put('users/alice/purchases/barley-toner', { at: CREATED });

it('the file compiles without a warning', () => expect(shopWarnings).toEqual([]));

describe('reading', () => {
  it('Alice reads her own', () => {
    expect(shop().get(ALICE, HERS).allowed).toBe(true);
    expect(new Shop().get(ALICE, HERS).allowed).toBe(true);
    expect(shop().get(ALICE, 'users/alice/purchases/barley-toner').allowed).toBe(true);
  });

  it.each<[string, Actor]>([
    ['nobody', NOBODY],
    ['Alice before she is verified', UNVERIFIED],
    ['Bob', BOB],
    ['the admin', ADMIN],
  ])('%s does not', (_, actor) => {
    expect(shop().get(actor, HERS).allowed).toBe(false);
    expect(shop().get(actor, 'users/alice/purchases/barley-toner').allowed).toBe(false);
  });

  it('nobody lists users, not even oneself', () => {
    for (const actor of [NOBODY, ALICE, ADMIN]) {
      expect(shop().list(actor, 'users').allowed).toBe(false);
      expect(shop().list(actor, 'users', where('userId', 'alice')).allowed).toBe(false);
      expect(shop().list(actor, 'users', null, { allDescendants: true }).allowed).toBe(false);
      expect(shop().list(actor, 'users/alice/purchases').allowed).toBe(false);
    }
  });
});

describe('creating', () => {
  it.each<[string, Record<string, unknown>]>([
    ['with all of it', user()],
    ['with a first cart', { userId: 'alice', createdAt: CREATED, cart: [cartLine()] }],
    ['with a first address', { userId: 'alice', createdAt: CREATED, address: [address()] }],
    [
      'at registration',
      { userId: 'alice', createdAt: CREATED, email: 'alice@example.com', isVerified: true },
    ],
    ['at a login', { email: 'alice@example.com', isVerified: true, createdAt: CREATED }],
    ['with an address alone', { address: [address()] }],
    ['with the server time', { userId: 'alice', createdAt: timestamp('2026-03-01T10:20:30Z') }],
    ['with a profile', user({ displayName: 'Alice Rao', phone: '9876543210' })],
  ])('%s is allowed', (_, fields) => {
    expect(new Shop().create(ALICE, HERS, fields).allowed).toBe(true);
  });

  it.each<[string, Actor, string]>([
    ['nobody', NOBODY, HERS],
    ['Alice before she is verified', UNVERIFIED, HERS],
    ['Bob in her place', BOB, HERS],
    ['Alice in his', ALICE, 'users/bob'],
    ['the admin', ADMIN, HERS],
  ])('%s is refused', (_, actor, path) => {
    expect(new Shop().create(actor, path, user()).allowed).toBe(false);
  });
});

describe('what a document may not hold', () => {
  it.each<[string, Record<string, unknown>]>([
    ['a role', { role: 'admin' }],
    ['a claim', { admin: true }],
    ['an unknown key', { x: 1 }],
    ["another's userId", { userId: 'bob' }],
    ["another's e-mail", { email: 'bob@example.com' }],
    ['an e-mail that is a number', { email: 1 }],
    ['isVerified in text', { isVerified: 'true' }],
    ['a createdAt that is no instant', { createdAt: 'yesterday' }],
    ['a createdAt that is a number', { createdAt: 0 }],
    ['a cart that is no list', { cart: 'all' }],
    ['a cart that is a map', { cart: { 0: cartLine() } }],
    ['a display name with a line break', { displayName: 'A\nB' }],
    ['a display name of 81 characters', { displayName: 'x'.repeat(81) }],
    ['markup in the display name', { displayName: '<b>A</b>' }],
    ['a phone of letters', { phone: 'phone' }],
    ['an address book that is no list', { address: address() }],
  ])('%s', (_, changes) => {
    const fields = Object.fromEntries(
      Object.entries({ ...user(), ...changes }).filter(([, value]) => value !== undefined),
    );
    expect(new Shop().create(ALICE, HERS, fields).allowed).toBe(false);
    expect(shop().update(ALICE, HERS, changes).allowed).toBe(false);
  });

  it.each<[string, unknown]>([
    ['quantity 0', { quantity: 0 }],
    ['quantity −1', { quantity: -1 }],
    ['quantity 1.5', { quantity: 1.5 }],
    ['quantity 3.0 as a double', { quantity: double(3) }],
    ["quantity '2'", { quantity: '2' }],
    ['quantity 51', { quantity: 51 }],
    ['quantity 10^9', { quantity: 1e9 }],
    ['quantity null', { quantity: null }],
    ['price −1', { price: -1 }],
    ['price NaN', { price: NaN }],
    ['price infinite', { price: Infinity }],
    ["price '349'", { price: '349' }],
    ['price 10^6 + 1', { price: 1000001 }],
    ['an unknown key', { discount: 100 }],
    ['an unknown kind', { kind: 'gift' }],
    ['a name that is a number', { name: 5 }],
    ['a name that is a list', { name: ['a'] }],
    ['texts of 1,501 characters', { title: 'x'.repeat(1501) }],
  ])('a cart line with %s', (_, changes) => {
    const line = cartLine(changes as Record<string, unknown>);
    expect(shop().update(ALICE, HERS, { cart: [line] }).allowed).toBe(false);
    expect(shop().update(ALICE, HERS, { cart: [...cart(11), line] }).allowed).toBe(false);
  });

  it.each(['id', 'name', 'title', 'price', 'quantity', 'mainImage', 'variant', 'sku'])(
    'a line without %s',
    (key) => {
      const line = Object.fromEntries(Object.entries(cartLine()).filter(([name]) => name !== key));
      expect(shop().update(ALICE, HERS, { cart: [line] }).allowed).toBe(false);
    },
  );

  it.each<[string, unknown]>([
    ['1,001 lines', cart(1001)],
    ['31 lines', cart(31)],
    ['the same line 31 times', Array(31).fill(cartLine())],
    ['900 KB', [cartLine({ name: 'x'.repeat(900_000) })]],
    ['a line that is text', ['barley-toner']],
    ['a line that is null', [null]],
  ])('a cart of %s', (_, value) => {
    expect(shop().update(ALICE, HERS, { cart: value }).allowed).toBe(false);
  });

  it.each<[string, Record<string, unknown>]>([
    ['no PIN', { pincode: undefined }],
    ['an empty PIN', { pincode: '' }],
    ['a PIN that begins with 0', { pincode: '056002' }],
    ['a PIN of 7 digits', { pincode: '5600251' }],
    ['a PIN that is a number', { pincode: 560025 }],
    ['a phone of letters', { phone: 'abcdefghij' }],
    ['a phone with a line break', { phone: '987654321\n' }],
    ['a phone of 9 digits', { phone: '987654321' }],
    ['an unknown key', { country: 'IN' }],
    ['no name', { name: '' }],
    ['a name with a line break', { name: 'Alice\r\nBcc: all' }],
    ['a name of 81 characters', { name: 'x'.repeat(81) }],
    ['no street', { addressLine1: '' }],
    ['a street with a line break', { addressLine1: 'a\nb' }],
    ['a street of 151 characters', { addressLine1: 'x'.repeat(151) }],
    ['a second line of 151 characters', { addressLine2: 'x'.repeat(151) }],
    ['no second line at all', { addressLine2: undefined }],
    ['no city', { city: '' }],
    ['a state of 61 characters', { state: 'x'.repeat(61) }],
    ['a landmark of 101 characters', { landmark: 'x'.repeat(101) }],
    ['isDefault in text', { isDefault: 'yes' }],
    ['a createdAt that is no instant', { createdAt: 'now' }],
  ])('an address with %s', (_, changes) => {
    const entry = Object.fromEntries(
      Object.entries({ ...address(), ...changes }).filter(([, value]) => value !== undefined),
    );
    expect(shop().update(ALICE, HERS, { address: [entry] }).allowed).toBe(false);
    expect(shop().update(ALICE, HERS, { address: [...addresses(9), entry] }).allowed).toBe(false);
  });

  it.each([11, 101])('%i addresses', (count) => {
    expect(shop().update(ALICE, HERS, { address: addresses(count) }).allowed).toBe(false);
  });
});

describe('changing', () => {
  it.each<[string, Record<string, unknown>]>([
    [
      'the cart',
      { cart: [cartLine({ quantity: 50 }), cartLine({ id: 'combo-1', kind: 'combo', variant: '' })] },
    ],
    ['the cart, with a line of old', { cart: [{ ...cartLine(), kind: undefined }].map(withoutUndefined) }],
    ['the cart, to nothing', { cart: [] }],
    ['a price in paise', { cart: [cartLine({ price: 349.5 })] }],
    ['the price of a gift', { cart: [cartLine({ price: 0 })] }],
    ['addresses', { address: addresses(10) }],
    ['the default address', { address: [address({ isDefault: false }), address({ landmark: '' })] }],
    ['isVerified and e-mail at login', { isVerified: true, email: 'alice@example.com', createdAt: CREATED }],
    ['the profile', { displayName: 'Alice', phone: '9876543210' }],
    ['the phone, to none', { phone: '' }],
    ['cart and address away', { cart: undefined, address: undefined }],
  ])('%s', (_, changes) => {
    expect(shop().update(ALICE, HERS, changes).allowed).toBe(true);
  });

  it.each<[string, Record<string, unknown>]>([
    ['createdAt, to a later one', { createdAt: '2026-02-01T08:00:00.001Z' }],
    ['createdAt, to a timestamp', { createdAt: timestamp(CREATED) }],
    ['createdAt, away', { createdAt: undefined }],
    ['userId', { userId: 'bob' }],
    ['userId, away', { userId: undefined }],
  ])('not %s', (_, changes) => {
    expect(shop().update(ALICE, HERS, changes).allowed).toBe(false);
  });

  it('userId and createdAt may come later, but only her own', () => {
    const bare = () => new Shop().put(HERS, { address: [address()] });
    expect(bare().update(ALICE, HERS, { userId: 'alice', createdAt: CREATED, cart: [] }).allowed).toBe(true);
    expect(bare().update(ALICE, HERS, { cart: [] }).allowed).toBe(true);
    expect(bare().update(ALICE, HERS, { userId: 'bob' }).allowed).toBe(false);
    expect(bare().update(ALICE, HERS, { createdAt: 'now' }).allowed).toBe(false);
  });

  it.each<[string, Actor]>([
    ['nobody', NOBODY],
    ['Alice before she is verified', UNVERIFIED],
    ['Bob', BOB],
    ['the admin', ADMIN],
  ])('%s may not', (_, actor) => {
    expect(shop().update(actor, HERS, { cart: [] }).allowed).toBe(false);
  });
});

it('nobody deletes, and no other sub-collection is there to write', () => {
  for (const actor of [NOBODY, ALICE, ADMIN]) {
    expect(shop().delete(actor, HERS).allowed).toBe(false);
    expect(shop().create(actor, 'users/alice/notes/n', { a: 1 }).allowed).toBe(false);
    expect(shop().get(actor, 'users/alice/notes/n').allowed).toBe(false);
    expect(shop().create(actor, 'users/alice/purchases/p', { at: CREATED }).allowed).toBe(false);
    expect(shop().update(actor, 'users/alice/purchases/barley-toner', { at: 1 }).allowed).toBe(false);
    expect(shop().delete(actor, 'users/alice/purchases/barley-toner').allowed).toBe(false);
  }
});

function withoutUndefined(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
