import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type Service } from '../../../local/stack/processes/service';
import { receiveRawRequests } from '../../../functions/src/platform/http/rawRequests';
import { Gate } from './gate';
import { openProxy } from './proxy';

describe('the gate', () => {
  const gate = new Gate();
  const seen: string[] = [];
  const types: string[] = [];
  let behind: Server;
  let door: Service;

  beforeAll(async () => {
    behind = createServer((req, res) => {
      seen.push(req.url ?? '');
      const type = req.rawHeaders.findIndex((one) => one.toLowerCase() === 'content-type');
      types.push(req.rawHeaders[type + 1] ?? '');
      res.writeHead(201, { 'content-type': 'application/json', 'x-from': 'behind' });
      req.pipe(res);
    });
    await new Promise<void>((resolve) => behind.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(behind.address() as AddressInfo).port}`;
    door = await openProxy({ side: 'razorpay', gate, target: (path) => ({ origin, path }) });
  });
  beforeEach(() => {
    gate.open();
    seen.length = 0;
    types.length = 0;
  });
  afterAll(async () => {
    await door.close();
    await new Promise((resolve) => behind.close(resolve));
  });

  /** Asks Razorpay for an order of this receipt; null when the connection breaks. */
  const createOrder = async (receipt = 'GLM1') => {
    const init = { method: 'POST', body: JSON.stringify({ receipt }) };
    const reply = await fetch(`${door.url}/v1/orders`, init).catch(() => null);
    return reply && { status: reply.status, from: reply.headers.get('x-from'), body: await reply.text() };
  };
  const passed = { status: 201, from: 'behind', body: '{"receipt":"GLM1"}' };
  const place = { step: 'payment order', moment: 'before' } as const;

  it('passes requests on unchanged when no stop is set', async () => {
    expect(await createOrder()).toEqual(passed);
    expect(seen).toEqual(['/v1/orders']);
  });

  it('passes the content type on although functions in this process read raw bodies', async () => {
    const { stop } = receiveRawRequests();
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    await fetch(`${door.url}/v1/orders`, init).finally(stop);
    expect(types).toEqual(['application/json']);
  });

  it('stops a request before it is sent until it is released', async () => {
    const stop = gate.stop(place);
    const pending = createOrder();
    expect((await stop.reached).body).toBe('{"receipt":"GLM1"}');
    expect(seen).toEqual([]);
    stop.let('pass');
    expect(await pending).toEqual(passed);
  });

  it('stops a request after it is sent and can drop its answer', async () => {
    const stop = gate.stop({ ...place, moment: 'after' });
    const pending = createOrder();
    await stop.reached;
    expect(seen).toEqual(['/v1/orders']);
    stop.let('drop');
    expect(await pending).toBeNull();
  });

  it('stops once, and only a request about the given subject', async () => {
    const stop = gate.stop({ ...place, about: 'GLM2' });
    expect(await createOrder('GLM1')).toEqual(passed);
    const pending = createOrder('GLM2');
    await stop.reached;
    stop.let({ status: 500, body: 'Nothing works' });
    expect(await pending).toMatchObject({ status: 500, from: null, body: 'Nothing works' });
    expect(await createOrder('GLM2')).toMatchObject({ status: 201 });
  });

  it('applies a rule to the given number of requests, and none after it is removed', async () => {
    gate.meet(place, () => 'drop', 1);
    expect([await createOrder(), await createOrder()]).toEqual([null, passed]);
    const forget = gate.meet(place, () => 'drop');
    expect([await createOrder(), await createOrder()]).toEqual([null, null]);
    forget();
    expect(await createOrder()).toEqual(passed);
  });

  it('does not send a request that its sender has aborted', async () => {
    const stop = gate.stop(place);
    const leaving = new AbortController();
    const pending = fetch(`${door.url}/v1/orders`, { method: 'POST', signal: leaving.signal }).catch(
      () => null,
    );
    const { ended } = await stop.reached;
    leaving.abort();
    expect(await pending).toBeNull();
    await ended;
    stop.let('pass');
    expect(await createOrder()).toEqual(passed);
    expect(seen).toHaveLength(1);
  });
});
