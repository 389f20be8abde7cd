import { ROOT, startForTest } from '../testing/rest';

// "Usage and limits": https://firebase.google.com/docs/firestore/quotas
let server: Awaited<ReturnType<typeof startForTest>>;

beforeAll(async () => {
  server = await startForTest();
});

afterAll(() => server.firestore.close());

const text = (length: number) => ({ stringValue: 'x'.repeat(length) });
const numbers = (count: number) => ({
  arrayValue: { values: Array.from({ length: count }, (_, i) => ({ integerValue: String(i) })) },
});
// A map in a map …: the path of the innermost field has `depth` segments of `length` letters.
function nested(depth: number, length: number): Record<string, object> {
  const name = 'n'.repeat(length);
  return {
    [name]: depth === 1 ? { booleanValue: true } : { mapValue: { fields: nested(depth - 1, length) } },
  };
}

test.each<[string, object, object, RegExp]>([
  [
    'a string',
    { a: text(1_048_488 - 1) },
    { a: text(1_048_400) },
    /^The value of property "a" is longer than 1048487 bytes\.$/,
  ],
  [
    'bytes in an array in a map',
    {
      m: {
        mapValue: {
          fields: {
            a: { arrayValue: { values: [{ bytesValue: Buffer.alloc(1_048_488).toString('base64') }] } },
          },
        },
      },
    },
    {},
    /property "m\.a" is longer/,
  ],
  [
    'a document',
    { a: text(600_000), b: text(448_520) },
    { a: text(600_000), b: text(448_400) },
    /exceeds the maximum allowed size of 1,048,576 bytes/,
  ],
  [
    'elements to be indexed',
    { a: numbers(20_000) },
    { a: numbers(19_999) },
    /^too many index entries for entity \/limits\/d$/,
  ],
  ['a field path', nested(4, 380), nested(4, 370), /is longer than 1500 bytes/],
])('%s is accepted at its limit and refused above it', async (_title, refused, accepted, message) => {
  await server.call('DELETE', '/limits/d');
  const reply = await server.put('limits/d', refused);
  expect(reply).toMatchObject({ status: 400, json: { error: { status: 'INVALID_ARGUMENT' } } });
  expect((reply.json.error as { message: string }).message).toMatch(message);
  expect((await server.call('GET', '/limits/d')).status).toBe(404);
  expect((await server.put('limits/d', accepted)).status).toBe(200);
});

test('an array that a transform makes too long is refused', async () => {
  const write = (values: object) =>
    server.call('POST', ':commit', {
      writes: [
        {
          update: { name: `${ROOT}/limits/grown` },
          updateMask: {},
          updateTransforms: [{ fieldPath: 'a', appendMissingElements: values }],
        },
      ],
    });
  expect((await write(numbers(19_999).arrayValue)).status).toBe(200);
  expect((await write({ values: [text(1)] })).status).toBe(400);
});

test('document names have at most 6 KiB and a hundred collections', async () => {
  const ids = (count: number, length: number) =>
    Array.from({ length: count }, () => 'i'.repeat(length)).join('/');
  expect((await server.put(ids(4, 1_500), {})).status).toBe(200);
  expect((await server.put(ids(6, 1_100), {})).status).toBe(400);
  expect((await server.put(ids(200, 1), {})).status).toBe(200);
  expect((await server.put(ids(202, 1), {})).status).toBe(400);
});

test('a document can have five hundred transforms', async () => {
  const write = (count: number) =>
    server.call('POST', ':commit', {
      writes: [
        {
          update: { name: `${ROOT}/limits/transformed` },
          updateTransforms: Array.from({ length: count }, (_, i) => ({
            fieldPath: `f${i}`,
            setToServerValue: 'REQUEST_TIME',
          })),
        },
      ],
    });
  expect((await write(500)).status).toBe(200);
  expect((await write(501)).status).toBe(400);
});
