import { gzipSync } from 'node:zlib';
import { type AccessRequest } from '../authorizer';
import { PROJECT, ROOT, startForTest } from '../testing/rest';

// "Use the Cloud Firestore REST API": https://firebase.google.com/docs/firestore/use-rest-api
// "Connect your app to the Cloud Firestore Emulator": https://firebase.google.com/docs/emulator-suite/connect_firestore
let server: Awaited<ReturnType<typeof startForTest>>;
const requests: AccessRequest[] = [];

beforeAll(async () => {
  const authorize = (request: AccessRequest) => {
    requests.push(request);
    return { allowed: request.path[0] !== 'closed', reason: 'closed is closed' };
  };
  const compileRules = (source: string) =>
    source === 'deny'
      ? ({ ok: true, authorizer: { authorize: () => ({ allowed: false, reason: 'L1' }) } } as const)
      : ({ ok: false, errors: ['1:1 unexpected token'] } as const);
  server = await startForTest({ authorize: { authorize }, compileRules });
});

afterAll(() => server.firestore.close());

const token = (payload: object) =>
  `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.`;

describe('the caller', () => {
  test('is allowed everything as owner, and is judged by uid and claims or as a guest otherwise', async () => {
    requests.length = 0;
    expect((await server.call('GET', '/closed/x', undefined, 'owner')).status).toBe(404);
    expect(requests).toEqual([]);
    await server.call('GET', '/open/x', undefined, token({ sub: 'asha', admin: true }));
    await server.call('GET', '/open/x', undefined, '');
    expect(requests.map(({ auth }) => auth)).toEqual([
      { uid: 'asha', token: { sub: 'asha', admin: true } },
      null,
    ]);
    expect((await server.call('GET', '/open/x', undefined, 'nonsense')).status).toBe(401);
  });

  test('gets 401 with an expired token or one for another project', async () => {
    const now = Math.floor(Date.now() / 1000);
    const get = async (payload: object) =>
      (await server.call('GET', '/open/x', undefined, token({ sub: 'asha', ...payload }))).status;
    expect(await get({ iat: now - 7_200, exp: now - 3_600 })).toBe(401);
    expect(await get({ iat: now, exp: now + 3_600, aud: 'another' })).toBe(401);
    expect(await get({ iat: now, exp: now + 3_600, aud: PROJECT })).toBe(404);
    // As `mockUserToken` of the SDKs makes them.
    expect(await get({ iat: 0, exp: 3_600, aud: PROJECT })).toBe(404);
  });

  test('gets 403 with a reason for a denial, and does not learn what exists', async () => {
    const reply = await server.call('GET', '/closed/x', undefined, '');
    expect(reply).toMatchObject({ status: 403, json: { error: { status: 'PERMISSION_DENIED' } } });
    expect((reply.json.error as { message: string }).message).toBe(
      'Missing or insufficient permissions.\nclosed is closed',
    );
    expect((await server.call('PATCH', '/closed/x?currentDocument.exists=true', {}, '')).status).toBe(403);
  });

  test('is judged by stored and new documents, with the whole batch in getAfter', async () => {
    await server.put('open/before', { n: { integerValue: '1' } });
    requests.length = 0;
    const writes = [
      {
        update: { name: `${ROOT}/open/before`, fields: {} },
        updateTransforms: [{ fieldPath: 'at', setToServerValue: 1 }],
      },
      { update: { name: `${ROOT}/open/new`, fields: {} } },
      { delete: `${ROOT}/open/before` },
    ];
    await server.call('POST', ':commit', { writes }, '');
    const [first, second, third] = requests as [AccessRequest, AccessRequest, AccessRequest];
    expect([first.method, second.method, third.method]).toEqual(['update', 'create', 'delete']);
    expect(first.before?.fields).toEqual({ n: { integerValue: '1' } });
    expect(Date.parse(first.time)).toBe(
      Date.parse((first.after?.fields.at as { timestampValue: string }).timestampValue),
    );
    expect(first.getAfter(['open', 'new'])).not.toBeNull();
    expect(third).toMatchObject({ before: { fields: { at: expect.anything() } }, after: null });
  });

  test('has the operations of one commit or read judged as a batch, and single ones alone', async () => {
    const documents = [`${ROOT}/open/a`, `${ROOT}/open/b`];
    const writes = documents.map((name) => ({ update: { name, fields: {} } }));
    const batches = async (verb: string, body: object) => {
      requests.length = 0;
      await server.call('POST', verb, body, '');
      return requests.map(({ batch }) => batch);
    };
    for (const [first, second] of [
      await batches(':commit', { writes }),
      await batches(':batchGet', { documents }),
    ]) {
      expect(first).toBeInstanceOf(Object);
      expect(second).toBe(first);
    }
    expect(await batches(':commit', { writes: writes.slice(1) })).toEqual([null]);
    expect(await batches(':batchGet', { documents: documents.slice(1) })).toEqual([null]);
    expect(await batches(':batchWrite', { writes })).toEqual([null, null]);
  });

  test('has a list judged by its query', async () => {
    requests.length = 0;
    const where = {
      fieldFilter: { field: { fieldPath: 'owner' }, op: 'EQUAL', value: { stringValue: 'asha' } },
    };
    const structuredQuery = { from: [{ collectionId: 'open' }], where, limit: 5 };
    await server.call('POST', ':runQuery', { structuredQuery }, '');
    expect(requests).toMatchObject([
      {
        method: 'list',
        path: ['open'],
        query: {
          where: { kind: 'field', field: ['owner'], op: '==', value: { stringValue: 'asha' } },
          limit: 5,
        },
      },
    ]);
    expect((await server.call('POST', ':listCollectionIds', {}, '')).status).toBe(403);
  });
});

const opening = '{"compositeFilter":{"op":"AND","filters":[';
const endless = `{"structuredQuery":{"where":${opening.repeat(5_000)}{}${']}}'.repeat(5_000)}}}`;

describe('transport', () => {
  const url = () => `${server.firestore.url}/v1/${ROOT}`;

  test('CORS allows browsers of any origin', async () => {
    const preflight = await fetch(`${url()}:commit`, {
      method: 'OPTIONS',
      headers: {
        Origin: 'http://app.test',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'x-goog-api-client,authorization',
        'Access-Control-Request-Private-Network': 'true',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('http://app.test');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('x-goog-api-client,authorization');
    expect(preflight.headers.get('access-control-allow-private-network')).toBe('true');
    expect(preflight.headers.get('access-control-allow-credentials')).toBe('true');
  });

  test.each([
    ['an answer', 'GET', '/open', 'owner', 200],
    ['a refusal', 'POST', ':commit', 'owner', 400],
    ['a denial', 'GET', '/closed/x', '', 403],
    ['an invalid token', 'GET', '/open/x', 'nonsense', 401],
    ['a missing document', 'GET', '/open/none', 'owner', 404],
    ['an invalid path', 'PUT', '/a/b', 'owner', 404],
  ])('a page of any origin may read %s', async (_title, method, path, token, status) => {
    const headers = { Origin: 'http://app.test', ...(token !== '' && { Authorization: `Bearer ${token}` }) };
    const body = method === 'POST' ? '{' : null;
    const response = await fetch(url() + path, { method, headers, body });
    expect(response.status).toBe(status);
    expect(response.headers.get('access-control-allow-origin')).toBe('http://app.test');
    expect(response.headers.get('access-control-allow-credentials')).toBe('true');
    expect(response.headers.get('vary')).toContain('Origin');
  });

  test('bodies may be gzipped and of any content type', async () => {
    const body = gzipSync(JSON.stringify({ fields: { z: { booleanValue: true } } }));
    const headers = {
      Authorization: 'Bearer owner',
      'Content-Encoding': 'gzip',
      'Content-Type': 'text/plain',
    };
    expect((await fetch(`${url()}/zipped/one`, { method: 'PATCH', headers, body })).status).toBe(200);
    expect((await server.call('GET', '/zipped/one')).json.fields).toEqual({ z: { booleanValue: true } });
  });

  test.each([
    ['broken JSON', 'POST', ':commit', '{', 400],
    ['a list for a body', 'POST', ':commit', '[]', 400],
    ['an unknown address', 'PUT', '/a/b', '{}', 404],
    ['a bad escape', 'GET', '/a/%zz', null, 400],
    ['a filter of endless depth', 'POST', ':runQuery', endless, 400],
    ['an empty segment', 'GET', '/a//b', null, 400],
    ['half of a surrogate pair', 'PATCH', '/a/b', '{"fields": {"a": {"stringValue": "\\ud83d"}}}', 400],
    [
      'bytes that are not UTF-8',
      'PATCH',
      '/a/b',
      Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
      400,
    ],
    [
      'more than 11 MiB',
      'PATCH',
      '/a/b',
      `{"fields": {"a": {"stringValue": "${'x'.repeat(11_534_336)}"}}}`,
      400,
    ],
  ])('%s gets a valid error answer', async (_title, method, path, body, status) => {
    const response = await fetch(url() + path, { method, body });
    expect(response.status).toBe(status);
    const json = (await response.json()) as object;
    expect([json].flat()).toMatchObject([{ error: { code: status, message: expect.any(String) } }]);
  });

  test('surrogate pairs are kept, escaped or not, and so are look-alikes of lone surrogates', async () => {
    const body = '{"fields": {"a": {"stringValue": "\\ud83d\\ude00 😀 \\\\ud83d"}}}';
    await fetch(`${url()}/open/pairs`, { method: 'PATCH', body });
    expect((await server.call('GET', '/open/pairs')).json.fields).toEqual({
      a: { stringValue: '😀 😀 \\ud83d' },
    });
  });

  test('ids keep colons, spaces and letters of any script', async () => {
    for (const id of ['a:commit', 'b c', 'கண்', '%25', '____', '___']) {
      await server.call('PATCH', `/ids/${encodeURIComponent(id)}`, {});
      expect((await server.call('GET', `/ids/${encodeURIComponent(id)}`)).json.name).toBe(
        `${ROOT}/ids/${id}`,
      );
    }
  });
});

describe('emulator calls', () => {
  const rules = (content: string) =>
    fetch(`${server.firestore.url}/emulator/v1/projects/other:securityRules`, {
      method: 'PUT',
      body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
    });

  test('rules are replaced for their project, or refused with their errors', async () => {
    expect((await rules('deny')).status).toBe(200);
    const other = `${server.firestore.url}/v1/${ROOT.replace(PROJECT, 'other')}/open/x`;
    expect((await fetch(other)).status).toBe(403);
    expect((await server.call('GET', '/open/none', undefined, '')).status).toBe(404);
    const refused = await rules('match');
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('unexpected token');
  });

  test('clearing deletes one complete database and no other', async () => {
    await server.put('cleared/x', {});
    const second = ROOT.replace('(default)', 'second');
    const headers = { Authorization: 'Bearer owner' };
    await fetch(`${server.firestore.url}/v1/${second}/cleared/x`, { method: 'PATCH', headers, body: '{}' });
    await fetch(`${server.firestore.url}/emulator/v1/${ROOT}`, { method: 'DELETE' });
    expect((await server.call('GET', '/cleared/x')).status).toBe(404);
    expect((await fetch(`${server.firestore.url}/v1/${second}/cleared/x`, { headers })).status).toBe(200);
  });

  test('the authorizer can be replaced at runtime', async () => {
    server.firestore.setAuthorizer({ authorize: () => ({ allowed: false, reason: '' }) });
    expect((await server.call('GET', '/open/x', undefined, '')).status).toBe(403);
    server.firestore.setAuthorizer(null);
    expect((await server.call('GET', '/open/x', undefined, '')).status).toBe(404);
  });
});
