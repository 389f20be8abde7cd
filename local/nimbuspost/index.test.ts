import { startNimbusPost, type NimbusPostOptions } from './index';
import { hmac } from '../sandbox/signing';
import { openInbox } from '../sandbox/testing/inbox';
import { until } from '../sandbox/testing/until';
import { withDir } from '../sandbox/testing/withDir';
import { createBody } from './testing/createBody';

type Json = { status: boolean; message: string; data: Record<string, unknown> };

async function open(options: Partial<NimbusPostOptions> = {}) {
  const server = await startNimbusPost({
    port: 0,
    dataDir: null,
    webhookUrl: null,
    webhookSecret: 'hook-secret',
    email: 'shop@example.com',
    password: 'pass-1',
    apiKey: 'npk_1',
    apiSecret: 'secret-1',
    ...options,
  });
  const send = async (method: string, path: string, body?: unknown, token = '') => {
    const response = await fetch(server.url + path, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { code: response.status, text, json: (isJson ? JSON.parse(text) : {}) as Json };
  };
  const login = async (password = 'pass-1') => {
    const answer = await send('POST', '/v1/users/login', { email: 'shop@example.com', password });
    return { ...answer, token: String(answer.json.data) };
  };
  const mode = (body: unknown) => send('POST', '/__sandbox/mode', body);
  return { server, send, login, mode };
}

type Opened = Awaited<ReturnType<typeof open>>;
let opened: Opened[] = [];
const track = async (options: Partial<NimbusPostOptions> = {}) => {
  const one = await open(options);
  opened.push(one);
  return one;
};
afterEach(async () => {
  await Promise.all(opened.map(({ server }) => server.close()));
  opened = [];
});

describe('the NimbusPost sandbox', () => {
  it('accepts the right password only', async () => {
    const { send, login } = await track();
    expect(await login('wrong')).toMatchObject({ code: 401, json: { status: false } });
    expect(await send('POST', '/v1/shipments', createBody())).toMatchObject({ code: 401 });
    expect(await send('GET', '/v1/shipments', undefined, 'a.b.c')).toMatchObject({ code: 401 });
    const { token } = await login();
    expect(await send('GET', '/v1/shipments', undefined, token)).toMatchObject({ code: 200 });
  });

  it('books, finds by order number and tracks', async () => {
    const { send, login } = await track();
    const { token } = await login();
    const first = await send('POST', '/v1/shipments', createBody(), token);
    const second = await send('POST', '/v1/shipments', createBody({ order_number: 'GLM2' }), token);
    const awb = String(first.json.data['awb_number']);
    expect(first.json).toMatchObject({ status: true, data: { status: 'booked', payment_type: 'cod' } });
    expect(second.json.data['awb_number']).not.toBe(awb);
    const found = await send('GET', '/v1/shipments?order_number=GLM1', undefined, token);
    expect(found.json.data).toMatchObject([{ awb_number: awb, order_number: 'GLM1' }]);
    const tracked = await send('GET', `/v1/shipments/track/${awb}`, undefined, token);
    expect(tracked.json.data).toMatchObject({ awb_number: awb, history: [{ status_code: 'BKD' }] });
    const bulk = await send('POST', '/v1/shipments/track/bulk', { awb: [awb, '0'] }, token);
    expect(bulk.json.data).toMatchObject([{ awb_number: awb }]);
    expect((await send('GET', String(`/labels/${awb}`))).text).toContain('COD: collect ₹449');
    expect((await send('GET', `/track/${awb}`)).text).toContain('Shipment booked');
  });

  it('refuses a PIN code that it does not serve', async () => {
    const { send, login } = await track();
    const { token } = await login();
    const consignee = { ...createBody().consignee, pincode: '799999' };
    const answer = await send('POST', '/v1/shipments', createBody({ consignee }), token);
    expect(answer.json).toEqual({ status: false, message: 'Pincode 799999 is not serviceable.' });
    const query = {
      origin: '560001',
      destination: '799999',
      payment_type: 'cod',
      order_amount: 1,
      weight: 1,
    };
    expect((await send('POST', '/v1/courier/serviceability', query, token)).json.data).toEqual([]);
  });

  it('cancels a shipment that was not picked up', async () => {
    const { send, login } = await track();
    const { token } = await login();
    const booked = await send('POST', '/v1/shipments', createBody(), token);
    const awb = String(booked.json.data['awb_number']);
    expect((await send('POST', '/v1/shipments/cancel', { awb }, token)).json.data['status']).toBe(
      'cancelled',
    );
    expect((await send('POST', `/__sandbox/shipments/${awb}/advance`, { status: 'picked' })).code).toBe(409);
    const other = await send('POST', '/v1/shipments', createBody(), token);
    const otherAwb = String(other.json.data['awb_number']);
    await send('POST', `/__sandbox/shipments/${otherAwb}/advance`, { status: 'picked' });
    expect((await send('POST', '/v1/shipments/cancel', { awb: otherAwb }, token)).json.status).toBe(false);
  });

  it('keeps shipments over a restart and never repeats an AWB', async () => {
    await withDir(async (dir) => {
      const first = await open({ dataDir: dir });
      const { token } = await first.login();
      const before = await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          first.send('POST', '/v1/shipments', createBody({ order_number: `N${String(n)}` }), token),
        ),
      );
      await first.server.close();
      const second = await open({ dataDir: dir });
      const found = await second.send('GET', '/v1/shipments?order_number=N7', undefined, token);
      expect(found.json.data).toHaveLength(1);
      const after = await second.send('POST', '/v1/shipments', createBody(), token);
      const awbs = [...before, after].map(({ json }) => json.data['awb_number']);
      expect(new Set(awbs).size).toBe(21);
      await second.server.close();
    });
  });

  it('signs the tracking webhook over its raw body', async () => {
    const inbox = await openInbox();
    const { send, login } = await track({ webhookUrl: inbox.url });
    const { token } = await login();
    const booked = await send('POST', '/v1/shipments', createBody(), token);
    const awb = String(booked.json.data['awb_number']);
    const answer = await send('POST', `/__sandbox/shipments/${awb}/advance`, { status: 'out_for_delivery' });
    expect(answer.json).toMatchObject({ data: { status: 'out for delivery' }, webhook: { taken: true } });
    const [hook] = inbox.received;
    expect(hook?.headers['x-hmac-sha256']).toBe(hmac('hook-secret', hook?.body ?? '', 'base64'));
    expect(JSON.parse(hook?.body ?? '')).toMatchObject({ awb_number: awb, status: 'out for delivery' });
    await send('POST', `/__sandbox/shipments/${awb}/advance`, { status: 'rto delivered' });
    await until(() => inbox.received.length === 2);
    expect(JSON.parse(inbox.received[1]?.body ?? '')).toMatchObject({ rto_status: 'delivered' });
    expect((await send('POST', `/__sandbox/shipments/${awb}/advance`, { status: 'lunch' })).code).toBe(400);
    await inbox.close();
  });

  it('keeps a booking whose answer it dropped', async () => {
    const { send, login, mode } = await track();
    await mode({ mode: 'accept-then-drop' });
    const { token } = await login();
    await expect(send('POST', '/v1/shipments', createBody(), token)).rejects.toThrow();
    const found = await send('GET', '/v1/shipments?order_number=GLM1', undefined, token);
    expect(found.json.data).toHaveLength(1);
  });

  it('can be down, refuse, answer HTML, and recover', async () => {
    const { send, login, mode } = await track();
    const { token } = await login();
    const create = () => send('POST', '/v1/shipments', createBody(), token);
    await mode({ mode: 'down' });
    expect((await create()).code).toBe(503);
    await mode({ mode: 'html' });
    expect((await create()).text).toContain('<html>');
    await mode({ mode: 'refuse' });
    expect((await create()).json.status).toBe(false);
    expect((await mode({ mode: 'bad' })).code).toBe(400);
    await mode({ mode: 'ok' });
    expect((await create()).json.status).toBe(true);
    const all = await send('GET', '/__sandbox/shipments');
    expect((all.json as unknown as { shipments: unknown[] }).shipments).toHaveLength(1);
  });
});
