import fc from 'fast-check';
import { deliveredOrder } from '@/domain/invoices/testing';
import type { Order } from '@/domain/orders/order/order';
import { cursorOf } from '../orderList/query';
import { editDistance, nearKeys } from './editDistance';
import { squeeze, wordsOf } from './fold';
import { byScore, scoreOrder } from './rank';
import { codeTokensOf, MAX_NEAR, MAX_TOKENS, searchEntryId, searchEntryOf } from './searchEntry';
import { planSearch, type IndexQuery } from './searchPlan';
import { soundKey } from './soundKey';

const plain = deliveredOrder();
const order = deliveredOrder({
  orderId: 'GLM1793000000000123456',
  email: 'Asha.Rao88@example.com',
  address: { ...plain.address, name: 'Lakshmi Dé Souza', city: 'Bengaluru' },
  payment: {
    ...plain.payment,
    razorpayOrderId: 'order_9A33XWu170gUtm',
    razorpayPaymentId: 'pay_29QQoUBi66xm2f',
  },
  shipment: { ...plain.shipment, awb: '14101234567890' },
  papers: { invoice: 'GLM/26-27/000123', creditNote: '', dueAt: null },
  lines: [{ ...plain.lines[0]!, name: 'Vitamin C Face Serum', sku: 'GLM-VITC-30' }],
});

/** Imitates Firestore's answer to a query of the index. */
function finds(one: Order, { all, anyOf }: IndexQuery): boolean {
  const { t, near } = searchEntryOf(one);
  return all.every((token) => t[token]) && (anyOf.length === 0 || anyOf.some((key) => near.includes(key)));
}
function isFound(one: Order, typed: string): 'exact' | 'fuzzy' | null {
  const { terms, exact, fuzzy } = planSearch(typed);
  if (exact && finds(one, exact) && scoreOrder(one, terms, false) !== null) return 'exact';
  return fuzzy.some((query) => finds(one, query)) && scoreOrder(one, terms, true) !== null ? 'fuzzy' : null;
}

test.each<[string, 'exact' | 'fuzzy' | null]>([
  ['lakshmi', 'exact'],
  ['LAK', 'exact'],
  ['de souza', 'exact'],
  ['Laxmi', 'fuzzy'],
  ['lakhsmi', 'fuzzy'],
  ['laxmi bangalore', 'fuzzy'],
  ['lakshmi bengalru', 'fuzzy'],
  ['lakshmi pune', null],
  ['laxmi 2345', 'fuzzy'],
  ['laxmi 2346', null],
  ['asha.rao88@example.com', 'exact'],
  ['asha.rao88@', 'exact'],
  ['asha.rao88@other.com', null],
  ['9845012345', 'exact'],
  ['+91 98450 12345', 'exact'],
  ['098450-12345', 'exact'],
  ['50123', 'exact'],
  ['345', 'exact'],
  ['9845', 'exact'],
  ['98451', null],
  ['9845012346', null],
  ['#GLM1793000000000123456', 'exact'],
  ['glm179', 'exact'],
  ['GLM…123456', 'exact'],
  ['GLM...123456', 'exact'],
  ['GLM…123457', null],
  ['0000123456', 'exact'],
  ['793000', 'exact'],
  ['14101234567890', 'exact'],
  ['4567890', 'exact'],
  ['pay_29QQoUBi66xm2f', 'exact'],
  ['29qqou', 'exact'],
  ['order_9A33XWu170gUtm', null],
  ['GLM/26-27/000123', 'exact'],
  ['000123', 'exact'],
  ['27/000123', 'exact'],
  ['GLM/26-27/000124', null],
  ['GLM-VITC-30', 'exact'],
  ['vitc-30', 'exact'],
  ['vitamin serum', 'exact'],
  ['vitmain', 'fuzzy'],
  ['560034', 'exact'],
  ['bengaluru lakshmi serum', 'exact'],
  ['x', null],
  ['', null],
  ['   ', null],
  ['__proto__', null],
  ['../users', null],
  ['नमस्ते', null],
])('the search %j finds the order: %s', (typed, expected) => {
  expect(isFound(order, typed)).toBe(expected);
});

test.each([
  ['laxmi', 'lakshmi'],
  ['pooja', 'puja'],
  ['bangalore', 'bengaluru'],
  ['aishwarya', 'aiswaria'],
  ['sharma', 'sarma'],
  ['chhaya', 'chaya'],
  ['vivek', 'wiwek'],
])('%s sounds like %s', (one, other) => {
  expect(soundKey(one)).toBe(soundKey(other));
});

test.each(['asha', 'priya', 'ravi', 'mumbai', 'delhi'])('%s sounds like none of the others', (name) => {
  const others = ['asha', 'priya', 'ravi', 'mumbai', 'delhi'].filter((other) => other !== name);
  expect(others.map(soundKey)).not.toContain(soundKey(name));
});

test.each<[string, 'fuzzy' | null]>([
  ['zzzz', null],
  ['zozo', null],
  ['yyyy', null],
  ['jeji', 'fuzzy'],
  ['geju', 'fuzzy'],
  ['jojo', 'fuzzy'],
  ['zezu', 'fuzzy'],
])('a Jeju Cica Ampoule, of one consonant, is found by %s: %s', (typed, expected) => {
  const jeju = deliveredOrder({ lines: [{ ...plain.lines[0]!, name: 'Jeju Cica Ampoule' }] });
  expect(isFound(jeju, typed)).toBe(expected);
});

test('accents, capitals, apostrophes and scripts are folded', () => {
  expect(wordsOf("D’Souza José-María  O'Neil")).toEqual(['dsouza', 'jose', 'maria', 'oneil']);
  expect(wordsOf('प्रिया नायर')).toEqual(['प्रिया', 'नायर']);
  expect(squeeze(' GLM/26-27/000 123 ')).toBe('glm2627000123');
  const priya = deliveredOrder({ address: { ...plain.address, name: 'प्रिया नायर' } });
  expect(isFound(priya, 'प्रिया')).toBe('exact');
});

const word = fc.stringMatching(/^[a-z]{4,10}$/);
const typo = fc.record({
  kind: fc.constantFrom('drop', 'add', 'swap', 'change'),
  at: fc.nat(9),
  letter: fc.constantFrom(...'abcxyz'),
});
function mistype(text: string, { kind, at, letter }: { kind: string; at: number; letter: string }): string {
  const place = at % (text.length - 1);
  const [before, here, next, after] = [
    text.slice(0, place),
    text[place],
    text[place + 1],
    text.slice(place + 2),
  ];
  const rest = `${next}${after}`;
  if (kind === 'drop') return before + rest;
  if (kind === 'add') return `${before}${letter}${here}${rest}`;
  return kind === 'change' ? `${before}${letter}${rest}` : `${before}${next}${here}${after}`;
}

test('two words one mistake apart share a key, and the distance says one', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{5,9}$/), typo, (one, change) => {
      const other = mistype(one, change);
      expect(nearKeys(one).filter((key) => nearKeys(other).includes(key))).not.toEqual([]);
      expect(editDistance(one, other)).toBeLessThanOrEqual(1);
      expect(editDistance(one, other)).toBe(editDistance(other, one));
    }),
  );
});

test('an order is found by the parcel of it that was lost, although another was sent since', () => {
  const loss = { awb: '14349000000020', courier: '', trackingUrl: '', kind: 'lost', at: '' } as const;
  const undelivered = { losses: [loss] } as unknown as Order['undelivered'];
  const one = deliveredOrder({ undelivered, shipment: { ...plain.shipment, awb: '98765432101234' } });
  expect(isFound(one, '14349000000020')).toBe('exact');
});

test('every part of an order’s numbers and every beginning of its words finds it', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[6-9]\d{9}$/),
      fc.stringMatching(/^\d{14}$/),
      fc.tuple(word, word, word),
      fc.nat(9),
      fc.integer({ min: 4, max: 10 }),
      (phone, awb, [first, last, city], start, length) => {
        const one = deliveredOrder({
          address: { ...plain.address, phone, city, name: `${first} ${last}` },
          shipment: { ...plain.shipment, awb },
        });
        const parts = [phone, awb]
          .map((code) => code.slice(start, start + length))
          .filter((part) => part.length >= 4);
        for (const typed of [...parts, first.slice(0, 2), `${last} ${city.slice(0, 3)}`, `${city} ${phone}`])
          expect([typed, isFound(one, typed)]).toEqual([typed, 'exact']);
      },
    ),
  );
});

test.each([4, 5, 6, 7, 8, 10])('every digit of a number of %i is asked for', (length) => {
  const digits = '0123456789'.slice(0, length);
  const queryDigits = codeTokensOf(digits).map((token) => token.replace(/\D/g, ''));
  expect([...digits].filter((digit) => !queryDigits.some((part) => part.includes(digit)))).toEqual([]);
});

test('a name with one mistake finds the order, beside a right city and part of the phone', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{5,9}$/), word, typo, (name, city, change) => {
      const one = deliveredOrder({ address: { ...plain.address, name, city } });
      expect(isFound(one, `${mistype(name, change)} ${city} 9845`)).not.toBeNull();
    }),
  );
});

test('no text is too odd to search for, and queries stay within Firestore’s limits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
      const { exact, fuzzy } = planSearch(typed);
      for (const { all, anyOf } of [...(exact ? [exact] : []), ...fuzzy]) {
        expect(all.length + anyOf.length).toBeGreaterThan(0);
        expect(all.length).toBeLessThanOrEqual(8);
        expect(anyOf.length).toBeLessThanOrEqual(30);
      }
      expect(fuzzy.length).toBeLessThanOrEqual(4);
    }),
  );
});

test('an entry has a limit, within which the buyer comes before the lines', () => {
  const lines = Array.from({ length: 30 }, (_, at) => ({
    ...plain.lines[0]!,
    sku: `LONG-${at}-SKU`,
    name: Array.from(
      { length: 12 },
      (_unused, n) => `word${'abcdefghijklmnopqrst'[at % 20]}${'qwertyuiopas'[n]}xx`,
    ).join(' '),
  }));
  const big = deliveredOrder({ lines });
  const { t, near } = searchEntryOf(big);
  expect([Object.keys(t).length, near.length]).toEqual([MAX_TOKENS, MAX_NEAR]);
  expect(isFound(big, 'asha rao bengaluru 9845012345')).toBe('exact');
});

test('an erased order is found by its number and its goods, and by nothing of the person', () => {
  const erased = {
    ...order,
    email: '',
    address: { ...order.address, name: '', phone: '', city: '' },
    shipment: plain.shipment,
  };
  for (const typed of ['lakshmi', '9845012345', 'asha.rao88@example.com', 'bengaluru'])
    expect(isFound(erased, typed)).toBeNull();
  expect(isFound(erased, order.orderId)).toBe('exact');
});

test('entries sort as the list of orders does', () => {
  const at = fc.date({ min: new Date(0), max: new Date('2200-01-01'), noInvalidDate: true });
  const id = fc.stringMatching(/^[A-Z0-9_-]{1,6}$/);
  const one = fc.record({ id, at: fc.oneof(at, fc.constant(new Date(0))) });
  fc.assert(
    fc.property(one, one, (a, b) => {
      const [first, second] = [a, b].map((order) => {
        const createdAt = order.at.toISOString();
        return {
          list: cursorOf({ createdAt, id: order.id }),
          entry: searchEntryId({ createdAt, orderId: order.id }),
        };
      });
      expect(first!.entry < second!.entry).toBe(first!.list > second!.list);
    }),
  );
});

test('the better match comes first, and of equals the newer', () => {
  const { terms } = planSearch('asha');
  const scored = (name: string, createdAt: string) => {
    const one = deliveredOrder({ createdAt, email: 'x@example.com', address: { ...plain.address, name } });
    return { at: createdAt, score: scoreOrder(one, terms, true) ?? -1 };
  };
  const [mistyped, older, newer, longer] = [
    scored('Ashq Rao', '2026-11-04'),
    scored('Asha Rao', '2026-11-01'),
    scored('Asha Rao', '2026-11-02'),
    scored('Ashalata Nair', '2026-11-03'),
  ];
  expect([mistyped, older, newer, longer].sort(byScore)).toEqual([newer, older, longer, mistyped]);
});
