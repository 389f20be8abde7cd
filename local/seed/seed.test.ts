import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startAuth } from '../auth';
import { startFirestore, type RunningFirestore } from 'firestore-on-node';
import { type Service } from '../stack/processes/service';
import { seed } from '.';
import { type SeedDocument } from './documents';
import { toRestValue } from './values';

const DOCUMENTS = '/v1/projects/demo-glumist/databases/(default)/documents';
const owner = { authorization: 'Bearer owner', 'content-type': 'application/json' };

describe('toRestValue', () => {
  it.each([
    [null, { nullValue: null }],
    [true, { booleanValue: true }],
    ['₹', { stringValue: '₹' }],
    [449, { integerValue: '449' }],
    [4.5, { doubleValue: 4.5 }],
    [new Date(0), { timestampValue: '1970-01-01T00:00:00.000Z' }],
    [Buffer.from('ab'), { bytesValue: 'YWI=' }],
    [['a', 1], { arrayValue: { values: [{ stringValue: 'a' }, { integerValue: '1' }] } }],
    [
      { a: { b: null }, c: undefined },
      { mapValue: { fields: { a: { mapValue: { fields: { b: { nullValue: null } } } } } } },
    ],
  ])('converts %j', (value, rest) => {
    expect(toRestValue(value)).toEqual(rest);
  });

  it('refuses values that a document cannot contain', () => {
    expect(() => toRestValue(() => 1)).toThrow(TypeError);
  });
});

describe('seed', () => {
  let dataDir: string;
  let auth: Service;
  let firestore: RunningFirestore;

  beforeEach(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'glumist-seed-'));
    [auth, firestore] = await Promise.all([
      startAuth({ port: 0, dataDir }),
      startFirestore({ port: 0, dataDir: null }),
    ]);
  });

  afterEach(async () => {
    await Promise.all([auth.close(), firestore.close()]);
    rmSync(dataDir, { recursive: true });
  });

  const run = (documents: () => SeedDocument[]) =>
    seed({
      firestoreUrl: firestore.url,
      authUrl: auth.url,
      courierUrl: '',
      razorpayUrl: '',
      dataDir,
      documents,
    });
  const read = async (document: string) => {
    const response = await fetch(`${firestore.url}${DOCUMENTS}/${document}`, { headers: owner });
    return (await response.json()) as {
      fields?: Record<string, Record<string, unknown>>;
      error?: { code: number };
    };
  };
  const many = () =>
    Array.from({ length: 250 }, (_, index) => ({ path: `products/p${index}`, data: { price: index } }));

  it('writes every document, two verified accounts and their user documents', async () => {
    await run(many);
    expect((await read('products/p249')).fields).toEqual({ price: { integerValue: '249' } });
    const { users } = (await (
      await fetch(`${auth.url}/identitytoolkit.googleapis.com/v1/projects/demo-glumist/accounts:lookup`, {
        method: 'POST',
        headers: owner,
        body: JSON.stringify({ email: ['demo@glumist.example', 'admin@glumist.example'] }),
      })
    ).json()) as { users: Record<string, unknown>[] };
    expect(users).toHaveLength(2);
    expect(users.every(({ emailVerified }) => emailVerified)).toBe(true);
    expect(users.find(({ email }) => email === 'admin@glumist.example')?.customAttributes).toBe(
      '{"admin":true}',
    );
    const shopper = await read('users/demo-shopper');
    expect(shopper.fields).toMatchObject({
      userId: { stringValue: 'demo-shopper' },
      email: { stringValue: 'demo@glumist.example' },
      isVerified: { booleanValue: true },
    });
    expect((shopper.fields?.address?.arrayValue as { values: unknown[] }).values).toHaveLength(1);
  });

  it('completes an interrupted run without overwriting, and then leaves the data alone', async () => {
    await fetch(`${firestore.url}${DOCUMENTS}/products?documentId=p7`, {
      method: 'POST',
      headers: owner,
      body: JSON.stringify({ fields: { price: { integerValue: '-1' } } }),
    });
    await run(many);
    expect((await read('products/p7')).fields).toEqual({ price: { integerValue: '-1' } });
    await fetch(`${firestore.url}${DOCUMENTS}/products/p8`, { method: 'DELETE', headers: owner });
    await run(many);
    expect((await read('products/p8')).error?.code).toBe(404);
  });

  it('fails when a document is refused, and can be repeated', async () => {
    await expect(run(() => [{ path: 'products', data: {} }])).rejects.toThrow(/refused/);
    await run(many);
    expect((await read('products/p0')).fields).toBeDefined();
  });
});
