import type { StockLevel } from '@/domain/catalogue/catalogue';
import type { UndeliveredResponse } from '@/domain/contracts/orders/undelivered';
import { type DialectName } from '../../../../functions/src/gateways/nimbuspost';
import { cartLine, codBody, product } from '../documents/fixtures';
import { startTestShop, type TestShop } from './testShop';
import { sendTracking } from '../sandboxes/webhooks';

export const toner = product('toner', { units: 10 });
const AGAIN = { act: 'again', attempt: 1, day: '', phone: '', landmark: '', address: '', note: '' };

/**
 * A shop of two processes with parcels of two toners that went wrong on their way, and the calls about them. It is reset
 * before each test; after each the sums must hold.
 */
export function undeliveredShop() {
  let running: TestShop;
  let count = 0;
  const shop = () => running;

  beforeAll(async () => {
    running = await startTestShop({ instances: 2 });
  });
  beforeEach(async () => {
    await running.courierMode('ok');
    await running.seed({ products: [toner], team: { 'staff-packer': 'packer', 'staff-support': 'support' } });
  });
  afterEach(async () => expect(await running.wrongSums()).toEqual([]));
  afterAll(() => running.close());

  const order = (id: string) => shop().storedOrder(id);
  const level = async () => (await shop().db.doc('stock/toner-1').get()).data() as StockLevel;
  const mailsTo = async (id: string) =>
    (await shop().db.collection('mail').where('orderId', '==', id).get()).docs.map((doc) => ({
      id: doc.id,
      ...(doc.data() as { message: { text: string } }),
    }));

  /** An order whose parcel is on its way. */
  async function shipped(dialect: DialectName = 'b2c-v1'): Promise<{ id: string; awb: string }> {
    count += 1;
    const id = `GLM-UND-${count}`;
    const { body } = await shop().order(codBody(id, [cartLine(toner, 2)]));
    const { awb } = (body as { shipment: { awb: string } }).shipment;
    await shop().parcelMoves(awb, 'in transit');
    await sendTracking(shop(), awb, 'in transit', { dialect });
    return { id, awb };
  }
  /** The courier fails to hand it over, at its end and in the shop. */
  async function fails(awb: string, message = 'Door locked', dialect: DialectName = 'b2c-v1') {
    await shop().parcelMoves(awb, 'exception', message);
    await sendTracking(shop(), awb, 'exception', { message, dialect });
  }
  async function undelivered() {
    const parcel = await shipped();
    await fails(parcel.awb);
    return parcel;
  }
  async function lost() {
    const parcel = await shipped();
    await shop().parcelMoves(parcel.awb, 'lost');
    await sendTracking(shop(), parcel.awb, 'lost');
    return parcel;
  }
  const parcelAt = async (awb: string) => (await shop().shipments()).find((one) => one.awb_number === awb);
  const tell = (id: string, change: object = {}, as = 'ada') =>
    shop().admin(`orders/${id}/undelivered`, { ...AGAIN, ...change }, as);
  const tab = async (name: string) =>
    (await shop().call(`/api/admin/undelivered?tab=${name}`, { as: 'ada' }))
      .body as unknown as UndeliveredResponse;
  async function tokenOf(id: string): Promise<string> {
    const [mail] = (await mailsTo(id)).filter((one) => one.id.includes('-undelivered-'));
    return /\/delivery\/(\S+)/.exec(mail?.message.text ?? '')?.[1] ?? '';
  }
  const look = (token: string) => shop().call(`/api/delivery/${token}`);
  const choose = (token: string, body: object = { day: '', landmark: 'Blue gate' }) =>
    shop().call(`/api/delivery/${token}`, { body });

  return {
    shop,
    order,
    level,
    mailsTo,
    shipped,
    fails,
    undelivered,
    lost,
    parcelAt,
    tell,
    tab,
    tokenOf,
    look,
    choose,
  };
}
