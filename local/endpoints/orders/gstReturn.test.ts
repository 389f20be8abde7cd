import { gstReturn } from '@/domain/admin/gst/gstReturn';
import { monthInIndia } from '@/domain/time/months';
import type { TaxDocumentsResponse } from '@/domain/contracts/admin/taxDocuments';
import { toRupees } from '@/domain/money/money';
import { OPEN, RESELL_ALL, returnDeskShop } from '../testing/shops/returnDeskShop';
import { sendTracking } from '../testing/sandboxes/webhooks';

const { shop, order, desk, cash, paid, placeCod, through } = returnDeskShop('GR');

/** The return of this month, in rupees and units, from the endpoint. */
async function read() {
  await shop().reconcile();
  await shop().reconcile();
  const month = monthInIndia(shop().now());
  const { body } = await shop().call(`/api/admin/tax-documents?from=${month}&to=${month}`, { as: 'ada' });
  const found = gstReturn((body as unknown as TaxDocumentsResponse).documents, { to: month });
  return {
    total: toRupees(found.sums.total),
    units: found.hsn.reduce((count, { units }) => count + units, 0),
    documents: found.documents.map(({ kind, count }) => [kind, count]),
  };
}
const INVOICE = [['invoice', 1]];
const WITH_NOTE = [
  ['invoice', 1],
  ['credit-note', 1],
];
const parcelOf = async (id: string) => (await order(id)).shipment.awb;
/** Gives some money back, and issues its credit note. */
async function refund(id: string, amount: number, more: object = {}) {
  const sent = { refundId: 'part-0001', amount, note: 'The pump was broken', ...more };
  expect((await shop().admin(`orders/${id}/refund`, sent)).status).toBe(200);
  await shop().reconcile();
}
const FIRST_TONER = { ...OPEN, lines: [{ line: 0, quantity: 1 }] };
const RESELL_ONE = { verdicts: [{ line: 0, quantity: 1, verdict: 'resell' }] };
/** Opens, receives and judges a return, and refunds what it is worth. */
async function refundReturn(id: string, opening: object, verdicts: object) {
  await through(id, ['open', opening], ['receive'], ['judge', verdicts]);
  const { body } = await desk(id, 'refund', { refundId: 'return-0001', amount: 1 });
  const amount = Number(/₹([\d,.]+)/.exec(String(body['message']))?.[1]?.replaceAll(',', ''));
  await through(id, ['refund', { refundId: 'return-0001', amount, reference: 'UTR2' }]);
}

test('an order that has not left, or is cancelled before it leaves, is in no return', async () => {
  await placeCod();
  const id = await placeCod();
  expect((await shop().cancel(id)).status).toBe(200);
  expect(await read()).toEqual({ total: 0, units: 0, documents: [] });
});

test('parcels that left count with their delivery fee, paid or not', async () => {
  await cash();
  const id = await placeCod();
  await sendTracking(shop(), await parcelOf(id), 'in transit');
  expect(await read()).toEqual({ total: 1500 + 370, units: 4, documents: [['invoice', 2]] });
});

test('a refund without a return lowers the value and no units', async () => {
  await refund(await paid(), 100);
  expect(await read()).toEqual({ total: 1325, units: 3, documents: WITH_NOTE });
});

test('a whole return takes back everything', async () => {
  await refundReturn(await cash(), OPEN, RESELL_ALL);
  expect(await read()).toEqual({ total: 0, units: 0, documents: WITH_NOTE });
});

test('a partial return takes back its unit', async () => {
  await refundReturn(await cash(), FIRST_TONER, RESELL_ONE);
  expect(await read()).toEqual({ total: 1200, units: 2, documents: WITH_NOTE });
});

test('a whole return after a refund of money takes back the rest and every unit', async () => {
  const id = await cash();
  await refund(id, 100, { reference: 'UTR1' });
  await refundReturn(id, OPEN, RESELL_ALL);
  expect(await read()).toEqual({
    total: 0,
    units: 0,
    documents: [
      ['invoice', 1],
      ['credit-note', 2],
    ],
  });
});

test('a parcel that came back unaccepted, or was lost, is taken back whole', async () => {
  const id = await placeCod();
  await sendTracking(shop(), await parcelOf(id), 'in transit');
  await sendTracking(shop(), await parcelOf(id), 'rto');
  const other = await placeCod();
  await sendTracking(shop(), await parcelOf(other), 'in transit');
  await shop().parcelMoves(await parcelOf(other), 'lost');
  await sendTracking(shop(), await parcelOf(other), 'lost');
  expect((await shop().admin(`orders/${other}/close-lost`, {})).status).toBe(200);
  expect(await read()).toEqual({
    total: 0,
    units: 0,
    documents: [
      ['invoice', 2],
      ['credit-note', 2],
    ],
  });
});

test('a free replacement is no supply of its own', async () => {
  const id = await cash();
  await through(
    id,
    ['open', { ...FIRST_TONER, outcome: 'replace' }],
    ['receive'],
    ['judge', { ...RESELL_ONE, outcome: 'replace' }],
    ['replace', { sizes: [] }],
  );
  const { orderId } = (await order(id)).returnCase?.replacement ?? { orderId: '' };
  await sendTracking(shop(), await parcelOf(orderId), 'delivered');
  expect(await read()).toEqual({ total: 1500, units: 3, documents: INVOICE });
});
