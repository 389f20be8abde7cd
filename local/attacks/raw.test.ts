import { AttackedShop, PROJECT, ROOT } from './AttackedShop';
import { tokenOf, unsigned } from './byRest';
import { sendRaw } from './raw';
import { ADMIN, ALICE, type Actor, BOB, NOBODY, UNVERIFIED } from '../shopRules/actors';
import { cartLine } from '../shopRules/builders';
import { type Fields } from '../shopRules/operations';
import { doc } from 'firestore-on-node/rules/testing';

// Requests that the tables cannot express: invalid paths, invalid tokens, calls that only the owner may make.
let shop: AttackedShop;
beforeAll(async () => (shop = await AttackedShop.open()));
afterAll(() => shop.close());
afterEach(() => shop.restore());

const ACTORS = [NOBODY, UNVERIFIED, ALICE, BOB, ADMIN];
const BASE = `/v1/${ROOT}`;
const cart = (quantity = 1): Fields => ({ cart: [cartLine({ quantity })] });
const json = (fields: Fields): string => JSON.stringify({ fields: doc(fields).fields });
const send = (by: Actor, method: string, path: string, body?: string) =>
  sendRaw(shop.firestore.url, method, path, tokenOf(by), body);
const post = (by: Actor, verb: string, body: object) =>
  send(by, 'POST', `${BASE}${verb}`, JSON.stringify(body));
const write = (path: string, fields: Fields) => ({
  update: { name: `${ROOT}/${path}`, fields: doc(fields).fields },
  updateMask: { fieldPaths: Object.keys(fields) },
});

describe('document ids with a special meaning', () => {
  it('are readable and writable in their normal form', async () => {
    expect((await send(ALICE, 'GET', `${BASE}/users/alice`)).status).toBe(200);
    expect(
      (await send(ALICE, 'PATCH', `${BASE}/users/alice?updateMask.fieldPaths=cart`, json(cart()))).status,
    ).toBe(200);
    expect(shop.changes()).toEqual(['users/alice']);
    await shop.restore();
    expect((await post(ALICE, ':commit', { writes: [write('users/alice', cart())] })).status).toBe(200);
    expect(shop.changes()).toEqual(['users/alice']);
  });

  const ODD = [
    ...[
      'users/alice/../bob',
      'users/../users/bob',
      'users/..',
      'users/.',
      'users/alice/..',
      '../documents/users/bob',
    ],
    ...['users/%2e%2e/users/bob', 'users/%2E%2E', 'users%2Fbob', 'users/alice%2F..%2Fbob', 'users/bob%2F'],
    ...[
      'users//bob',
      '/users/bob',
      'users/__x__',
      '__x__/alice',
      'users/__id7__',
      'users/bob%00',
      'users/bob;alice',
    ],
    ...[
      'users/bob%0d%0aX',
      'users\\bob',
      'users/%',
      'users/%ff',
      'Users/bob',
      'users/alice/purchases',
      'users',
    ],
    ...['users/constructor', 'users/__proto__', '__proto__/x', 'constructor/prototype'],
  ];

  it.each(ODD)('give no access through %s', async (path) => {
    // A client may normalise the path, and Bob may read his own documents.
    for (const by of ACTORS.filter((actor) => actor !== BOB)) {
      const answers = await Promise.all([
        send(by, 'GET', `${BASE}/${path}`),
        send(by, 'PATCH', `${BASE}/${path}`, json(cart())),
        send(by, 'DELETE', `${BASE}/${path}`),
        post(by, ':batchGet', { documents: [`${ROOT}/${path}`] }),
        post(by, ':commit', { writes: [write(path, cart())] }),
        post(by, ':commit', { writes: [{ delete: `${ROOT}/${path}` }] }),
      ]);
      expect(answers.map(({ status }) => [400, 401, 403, 404, 405].includes(status))).toEqual(
        answers.map(() => true),
      );
      expect(answers.some(({ text }) => text.includes('bob@example.com'))).toBe(false);
      expect(shop.changes()).toEqual([]);
    }
  });
});

describe('tokens', () => {
  const good = { sub: 'alice', aud: PROJECT, email: 'alice@example.com', email_verified: true };
  const hour = 3600;
  const now = Math.floor(Date.now() / 1000);
  const get = (bearer: string) => sendRaw(shop.firestore.url, 'GET', `${BASE}/users/alice`, bearer);

  it('give their owner access when they are valid', async () => {
    expect((await get(unsigned({ ...good, iat: now, exp: now + hour }))).status).toBe(200);
  });

  it.each([
    ['expired', unsigned({ ...good, iat: now - 2 * hour, exp: now - hour }), 401],
    ["another project's", unsigned({ ...good, aud: 'demo-other', iat: now, exp: now + hour }), 401],
    ['without a person', unsigned({ ...good, sub: undefined }), 401],
    ['without a subject', unsigned({ ...good, sub: '' }), 401],
    ['of a person that is a list', unsigned({ ...good, sub: ['alice'] }), 401],
    ['no token at all', 'alice', 401],
    ['of words', 'a.b.c', 401],
    ["Bob's", unsigned({ ...good, sub: 'bob' }), 403],
    ['verified by a word', unsigned({ ...good, email_verified: 'yes' }), 403],
    [
      'verified elsewhere',
      unsigned({ ...good, email_verified: undefined, firebase: { email_verified: true } }),
      403,
    ],
    [
      'verified in a claim of its own',
      unsigned({ ...good, email_verified: false, claims: { email_verified: true } }),
      403,
    ],
  ])('give no access when one is %s', async (_, bearer, status) => {
    expect((await get(bearer)).status).toBe(status);
  });
});

describe('calls that only the owner of the project may make', () => {
  const CALLS: [string, object][] = [
    [':listCollectionIds', {}],
    ['/users/bob:listCollectionIds', {}],
    [
      ':partitionQuery',
      { structuredQuery: { from: [{ collectionId: 'orders', allDescendants: true }] }, partitionCount: 2 },
    ],
    [':runQuery', { structuredQuery: { from: [{ allDescendants: true }] } }],
    [':runQuery', { structuredQuery: { from: [{}] } }],
    ['/users/bob:runQuery', { structuredQuery: { from: [{ allDescendants: true }] } }],
  ];

  it.each(CALLS)('%s is refused to everybody else', async (verb, body) => {
    for (const by of ACTORS) expect((await post(by, verb, body)).status).toBe(403);
    expect(shop.changes()).toEqual([]);
  });
});

describe('combined with allowed operations', () => {
  const bobs = `${ROOT}/users/bob`;
  const hers = `${ROOT}/users/alice`;

  it('a batch read with one forbidden document is refused', async () => {
    expect((await post(ALICE, ':batchGet', { documents: [hers] })).status).toBe(200);
    const both = await post(ALICE, ':batchGet', { documents: [hers, bobs] });
    expect([both.status, both.text.includes('bob@example.com')]).toEqual([403, false]);
    const masked = await post(ALICE, ':batchGet', {
      documents: [hers, bobs],
      mask: { fieldPaths: ['createdAt'] },
    });
    expect(masked.status).toBe(403);
  });

  it('of independent writes only the allowed one is made', async () => {
    const { text } = await post(ALICE, ':batchWrite', {
      writes: [write('users/alice', cart()), write('products/p', { price: 1 }), write('users/bob', cart())],
    });
    const { status } = JSON.parse(text) as { status: { code?: number }[] };
    expect(status.map(({ code = 0 }) => code)).toEqual([0, 7, 7]);
    expect(shop.changes()).toEqual(['users/alice']);
  });

  it.each([
    ['counted up', { fieldPath: 'credit', increment: { integerValue: '1' } }],
    ['counted up, where it is hers', { fieldPath: 'userId', increment: { integerValue: '1' } }],
    ['the time put where it is not', { fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' }],
    [
      'a line put into the cart',
      { fieldPath: 'cart', appendMissingElements: { values: [{ stringValue: 'x' }] } },
    ],
    [
      'a role put into a list',
      { fieldPath: 'roles', appendMissingElements: { values: [{ stringValue: 'admin' }] } },
    ],
  ])('%s by a transform beside an allowed write is refused', async (_, transform) => {
    const valid = write('users/alice', cart());
    const { status } = await post(ALICE, ':commit', {
      writes: [{ ...valid, updateTransforms: [transform] }],
    });
    expect([status, shop.changes()]).toEqual([403, []]);
  });

  it('the transform of an allowed write is made', async () => {
    const values = [doc({ line: cartLine({ id: 'mist', sku: 'GL-M' }) }).fields.line];
    const transform = { fieldPath: 'cart', appendMissingElements: { values } };
    const { status } = await post(ALICE, ':commit', {
      writes: [{ ...write('users/alice', cart()), updateTransforms: [transform] }],
    });
    expect([status, shop.changes()]).toEqual([200, ['users/alice']]);
  });

  it('a transaction can make no more than its writes could alone', async () => {
    const begun = await post(ALICE, ':beginTransaction', { options: { readWrite: {} } });
    const { transaction } = JSON.parse(begun.text) as { transaction: string };
    expect((await post(ALICE, ':batchGet', { documents: [bobs], transaction })).status).toBe(403);
    expect((await post(ALICE, ':commit', { writes: [write('users/bob', cart())], transaction })).status).toBe(
      403,
    );
    expect(shop.changes()).toEqual([]);
    const again = JSON.parse((await post(ALICE, ':beginTransaction', {})).text) as { transaction: string };
    const valid = { writes: [write('users/alice', cart())], transaction: again.transaction };
    expect((await post(ALICE, ':commit', valid)).status).toBe(200);
    expect(shop.changes()).toEqual(['users/alice']);
  });
});
