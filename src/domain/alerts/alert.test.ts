import { confirmAlert, joinAlert, type Alert } from './alert';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 26) + minutes * 60_000).toISOString();
const alert = (change: Partial<Alert> = {}): Alert => ({
  kind: 'back',
  productId: 'toner',
  sku: 'toner-1',
  email: 'a@example.in',
  mailKey: 'k',
  userId: '',
  status: 'unconfirmed',
  price: 100,
  askedAt: at(0),
  confirmMailAt: at(0),
  ...change,
});
const waiting = alert({ status: 'waiting', userId: 'alice', confirmMailAt: '' });

test.each<[string, Alert | undefined, Alert, Alert | null]>([
  ['a first request is stored', undefined, alert(), alert()],
  ['a guest changes nothing of one that waits', waiting, alert({ askedAt: at(60) }), null],
  ['a second press sends no second link', alert(), alert({ askedAt: at(9), confirmMailAt: at(9) }), null],
  [
    'a lost link is sent again, and the place stays',
    alert(),
    alert({ askedAt: at(11), confirmMailAt: at(11) }),
    alert({ confirmMailAt: at(11) }),
  ],
  [
    'the owner of the address takes the request over and keeps the place of one that waits',
    { ...waiting, userId: '' },
    { ...waiting, askedAt: at(60) },
    waiting,
  ],
  [
    'an unconfirmed request gives no place to who proves the address later',
    alert(),
    { ...waiting, askedAt: at(60) },
    { ...waiting, askedAt: at(60) },
  ],
  [
    'a price asked again is the price of now',
    { ...waiting, kind: 'price' },
    { ...waiting, kind: 'price', price: 120, askedAt: at(60) },
    { ...waiting, kind: 'price', price: 120, askedAt: at(60) },
  ],
])('%s', (_what, stored, asked, expected) => {
  expect(joinAlert(stored, asked)).toEqual(expected);
});

test('a link confirms once, for two days from its last mail', () => {
  const days = 2 * 24 * 60;
  expect(confirmAlert(alert(), new Date(at(days)))).toEqual(alert({ status: 'waiting' }));
  expect(confirmAlert(alert(), new Date(at(days + 1)))).toBeNull();
  expect(confirmAlert(waiting, new Date(at(1)))).toBeNull();
  const again = alert({ confirmMailAt: at(days + 60) });
  expect(confirmAlert(again, new Date(at(2 * days + 60)))).toEqual({ ...again, status: 'waiting' });
  expect(confirmAlert(again, new Date(at(2 * days + 61)))).toBeNull();
});
