import { readBulkLabels, readPickup } from './bulkReplies';

const done = (data: unknown) => ({ kind: 'done', data, meta: {} }) as const;
const asked = ['1', '2'];
const url = 'https://files.example/m.pdf';

test.each([
  ['a list of parcels', [{ awb_number: '2', manifest: url }, { awb_number: 9 }], [{ awb: '2', url }]],
  ['an object that names its parcels', { manifest_url: url, awbs: [1, '9'] }, [{ awb: '1', url }]],
  [
    'a bare link, which is for all',
    url,
    [
      { awb: '1', url },
      { awb: '2', url },
    ],
  ],
  ['an empty list, which is for none', [], []],
  [
    'a link that is no address of the web',
    { url: 'javascript:alert(1)', awbs: ['1'] },
    [{ awb: '1', url: '' }],
  ],
])('a pickup is read from %s', (_name, data, parcels) => {
  expect(readPickup(done(data), asked)).toEqual({ kind: 'asked', parcels });
});

test.each([[null], [{}], ['done'], [7]])('a success that proves nothing, %j, is no pickup', (data) => {
  expect(readPickup(done(data), asked).kind).toBe('unavailable');
  expect(readBulkLabels(done(data), asked).kind).toBe('unavailable');
});

test('labels without a file are none', () => {
  expect(readBulkLabels(done({ awbs: ['1', '2'] }), asked)).toEqual({ kind: 'labels', parcels: [] });
  expect(readBulkLabels(done({ label_url: url, awbs: ['2'] }), asked)).toEqual({
    kind: 'labels',
    parcels: [{ awb: '2', url }],
  });
});

test('a refusal, an outage and a lost answer are told apart', () => {
  const denied = { kind: 'denied', refused: true, code: '', problem: 'Invalid AWB number.' } as const;
  const lost = { kind: 'lost', sent: true, problem: 'No answer' } as const;
  expect([
    readPickup({ ...denied, status: 200 }, asked).kind,
    readPickup({ ...denied, status: 503 }, asked).kind,
    readPickup(lost, asked).kind,
  ]).toEqual(['refused', 'unavailable', 'unknown']);
});
