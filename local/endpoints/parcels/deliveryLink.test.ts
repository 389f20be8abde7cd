import { createHmac } from 'node:crypto';
import { linkPayload, signedText } from '@/domain/orders/undelivered/link';
import { undeliveredShop } from '../testing/shops/undeliveredShop';
import { LINK_SECRET } from '../testing/shops/testShop';
import { sendTracking } from '../testing/sandboxes/webhooks';

const HOUR = 3_600_000;
const { shop, order, mailsTo, undelivered, parcelAt, tokenOf, look, choose } = undeliveredShop();

describe('the link in the mail', () => {
  test('shows city and the end of the phone alone, changes nothing when opened, and answers once', async () => {
    const { id, awb } = await undelivered();
    const token = await tokenOf(id);
    const before = await shop().snapshot();
    const seen = await look(token);
    expect(seen).toMatchObject({ status: 200, body: { success: true, reason: 'closed' } });
    const { address } = await order(id);
    expect(seen.body).toMatchObject({ city: address.city, phoneEnd: address.phone.slice(-4) });
    for (const secret of [address.phone, address.name, address.addressLine1, address.pincode])
      expect(JSON.stringify(seen.body)).not.toContain(secret);
    expect(await shop().snapshot()).toEqual(before);
    const { days } = seen.body as { days: string[] };
    const wish = { day: days[1], landmark: 'Blue gate', phone: '9845000000', notRefused: true };
    const both = await Promise.all([choose(token, wish), choose(token, wish)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await parcelAt(awb))?.order.consignee).toMatchObject({
      phone: '9845000000',
      address_2: 'Blue gate',
    });
    expect((await order(id)).undelivered).toMatchObject({
      state: 'trying',
      answers: [{ by: 'shopper', day: days[1], note: 'The customer did not refuse the parcel' }],
    });
    expect((await look(token)).body['code']).toBe('link_used');
    const link = await shop().call(`/api/admin/orders/${id}/delivery-link`, { as: 'ada' });
    expect(link).toMatchObject({ status: 409, body: { code: 'no_link' } });
  });

  test('is the one that the team can copy', async () => {
    const { id } = await undelivered();
    const { body } = await shop().call(`/api/admin/orders/${id}/delivery-link`, { as: 'staff-support' });
    expect(body['url']).toMatch(new RegExp(`/delivery/${(await tokenOf(id)).replaceAll('.', '\\.')}$`));
    const packer = await shop().call(`/api/admin/orders/${id}/delivery-link`, { as: 'staff-packer' });
    expect(packer.body['code']).toBe('no_right');
  });

  test('is worthless when forged, altered, of another order or another purpose', async () => {
    const [one, other] = [await undelivered(), await undelivered()];
    const [token, second] = [await tokenOf(one.id), await tokenOf(other.id)];
    const [payload = '', signature = ''] = token.split('.');
    const { dueAt = '' } = (await order(one.id)).undelivered ?? {};
    const later = linkPayload({
      orderId: one.id,
      attempt: 1,
      dueAt: new Date(Date.parse(dueAt) + HOUR).toISOString(),
    });
    const signed = (text: string, secret = LINK_SECRET) =>
      createHmac('sha256', secret).update(text).digest('base64url');
    const forged = [
      `${later}.${signature}`,
      `${payload.replace('~1~', '~2~')}.${signature}`,
      `${payload}.${second.split('.')[1]}`,
      `${second.split('.')[0]}.${signature}`,
      `${payload}.${signed(payload)}`,
      `${payload}.${signed(signedText(payload), 'guessed')}`,
      `${payload}.${'A'.repeat(43)}`,
      `${payload}.`,
      payload,
      'x',
    ];
    const before = await shop().snapshot();
    for (const wrong of forged) {
      expect(await look(wrong)).toMatchObject({ status: 404, body: { code: 'no_link' } });
      expect(await choose(wrong)).toMatchObject({ status: 404, body: { code: 'no_link' } });
    }
    expect(await shop().snapshot()).toEqual(before);
    expect((await choose(token)).status).toBe(200);
    expect((await look(second)).status).toBe(200);
  });

  test('ends with the time of the courier, with a delivery, and with the next attempt', async () => {
    const [late, arrived, again] = [await undelivered(), await undelivered(), await undelivered()];
    await sendTracking(shop(), arrived.awb, 'delivered');
    await sendTracking(shop(), again.awb, 'out for delivery');
    await sendTracking(shop(), again.awb, 'exception', { message: 'Door locked' });
    expect((await order(again.id)).undelivered?.attempts).toHaveLength(2);
    const first = (await mailsTo(again.id)).find((one) => one.id.endsWith('-1'));
    const token = /\/delivery\/(\S+)/.exec(first?.message.text ?? '')?.[1] ?? '';
    expect((await choose(token)).body['code']).toBe('link_used');
    expect((await choose(await tokenOf(arrived.id))).body['code']).toBe('link_over');
    shop().advance(25 * HOUR);
    const expired = await choose(await tokenOf(late.id));
    shop().advance(-25 * HOUR);
    expect(expired).toMatchObject({ status: 410, body: { code: 'link_expired' } });
    expect((await order(late.id)).undelivered?.state).toBe('waits');
  });

  test('is refused after too many tries, and says when to come again', async () => {
    const { id } = await undelivered();
    const token = await tokenOf(id);
    await shop().courierMode('down');
    const statuses = [];
    for (let tried = 0; tried < 6; tried += 1) statuses.push(await choose(token));
    await shop().courierMode('ok');
    const last = statuses.at(-1);
    expect(last).toMatchObject({ status: 429, body: { code: 'too_many_answers' } });
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await order(id)).undelivered?.state).toBe('waits');
    expect((await choose(token, {})).status).toBe(400);
  });
});
