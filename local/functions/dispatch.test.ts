import { http, type HttpFunction } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { dispatch, functionsOf } from './dispatch';

describe('dispatch', () => {
  let server: Server;
  let url: string;

  const echo =
    (name: string): HttpFunction =>
    (req, res) =>
      void res.json({
        name,
        method: req.method,
        url: req.url,
        path: req.path,
        query: req.query,
        raw: String(req.rawBody),
      });

  beforeAll(async () => {
    const nightly = (run: () => Promise<unknown>) =>
      Object.assign(echo('asked over HTTP'), { run, __endpoint: { scheduleTrigger: { schedule: 'x' } } });
    const bundle = {
      payment: echo('payment'),
      shop: echo('shop'),
      reconcile: nightly(() => Promise.resolve({ due: 3, booked: 2 })),
      quiet: nightly(() => Promise.resolve()),
      broken: nightly(() => Promise.reject(new Error('secret'))),
      region: 'asia-south1',
    };
    http('stack', dispatch(functionsOf(bundle)));
    server = getTestServer('stack');
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/demo-glumist/asia-south1`;
  });

  afterAll(() => void server.close());

  const call = async (path: string) => {
    const response = await fetch(url + path, { method: 'POST', body: '{"a": 1}' });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };

  it('runs the named function with the path of the shopper’s request', async () => {
    const { body } = await call('/payment/api/payment/validate-offer?x=1');
    expect(body).toEqual({
      name: 'payment',
      method: 'POST',
      url: '/api/payment/validate-offer?x=1',
      path: '/api/payment/validate-offer',
      query: { x: '1' },
      raw: '{"a": 1}',
    });
  });

  it.each(['/shop', '/shop?x=1', '/shop/'])('passes the root path to a function at %s', async (path) => {
    expect((await call(path)).body).toMatchObject({ name: 'shop', path: '/' });
  });

  it('runs a scheduled function and returns its report', async () => {
    expect(await call('/reconcile')).toEqual({ status: 200, body: { due: 3, booked: 2 } });
    expect(await call('/quiet')).toEqual({ status: 200, body: { ok: true } });
  });

  it('answers 500 when a scheduled function fails, with the reason only in the log', async () => {
    const error = jest.spyOn(console, 'error').mockReturnValue(undefined);
    const answer = await call('/broken');
    expect(answer.status).toBe(500);
    expect(JSON.stringify(answer.body)).not.toContain('secret');
    expect(error).toHaveBeenCalledWith(expect.objectContaining({ message: 'secret' }));
  });

  it.each(['/region/api', '/toString', '/', '/paymentx/api'])('answers 404 at %s', async (path) => {
    expect((await call(path)).status).toBe(404);
  });
});
