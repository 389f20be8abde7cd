import crypto from 'node:crypto';
import fc from 'fast-check';
import { cartLine } from './testing/documents/fixtures';
import { payingShop, toner } from './testing/shops/payingShop';
import { type Reply } from './testing/calls/shopClient';
import { send, signedWebhook, webhooksOf, type Webhook } from './testing/sandboxes/webhooks';

const { shop, nextId, begin, order } = payingShop('S');
const SEED = 20261122;
/** Forged calls; `npm run bench -- fuzz` makes 2,000. */
const FLIPS = Number(process.env['FUZZ_FLIPS'] ?? 200);
const BITS = 256;
const CONCURRENCY = 25;

/** The signature with one of its bits the other way. */
function flipped(signature: string, encoding: 'hex' | 'base64', bit: number): string {
  const bytes = Buffer.from(signature, encoding);
  bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
  return bytes.toString(encoding);
}

const forged = (
  { body, headers }: Webhook,
  { header, encoding, bit }: { header: string; encoding: 'hex' | 'base64'; bit: number },
): Webhook => {
  const { [header]: signature, ...others } = headers;
  if (!signature) throw new Error(`There is no ${header} among ${Object.keys(headers).join()}`);
  return { body, headers: { ...others, [header]: flipped(signature, encoding, bit) } };
};

test(`${FLIPS} signatures with one flipped bit are refused in constant-time comparisons`, async () => {
  const id = nextId();
  const result = await shop().razorpay.pay(await begin(id, [cartLine(toner)]));
  const [, captured] = await webhooksOf(shop(), result.razorpay_payment_id);
  if (!captured) throw new Error('There is no webhook');
  const tracked = signedWebhook('b2c-v1', '1234', 'delivered');
  const receive = ({ body, headers }: Webhook) =>
    shop().call('/api/nimbus/webhook', { key: null, raw: body, headers });
  const senders: [number, (bit: number) => Promise<Reply>][] = [
    [
      400,
      (bit) =>
        shop().verify({ ...result, razorpay_signature: flipped(result.razorpay_signature, 'hex', bit) }),
    ],
    [401, (bit) => send(shop(), forged(captured, { header: 'X-Razorpay-Signature', encoding: 'hex', bit }))],
    [401, (bit) => receive(forged(tracked, { header: 'x-hmac-sha256', encoding: 'base64', bit }))],
  ];
  const draw = fc.tuple(fc.nat({ max: senders.length - 1 }), fc.nat({ max: BITS - 1 }));
  const compared = jest.spyOn(crypto, 'timingSafeEqual');
  const before = shop().everything();

  const wrong: unknown[] = [];
  const flips = fc.sample(draw, { seed: SEED, numRuns: FLIPS });
  const attack = async ([which, bit]: [number, number]) => {
    const [status, post] = senders[which] ?? [];
    const reply = await post?.(bit);
    if (reply?.status !== status || reply?.body['code'] !== 'bad_signature') wrong.push([which, bit, reply]);
  };
  for (let at = 0; at < FLIPS; at += CONCURRENCY)
    await Promise.all(flips.slice(at, at + CONCURRENCY).map(attack));

  expect(wrong).toEqual([]);
  expect(shop().everything()).toEqual(before);
  expect(compared).toHaveBeenCalledTimes(FLIPS);
  for (const [claimed, expected] of compared.mock.calls) expect(claimed.byteLength).toBe(expected.byteLength);
  expect(compared.mock.results.every(({ value }) => value === false)).toBe(true);

  // The valid versions of all three.
  expect((await receive(tracked)).status).toBe(200);
  expect((await send(shop(), captured)).status).toBe(200);
  expect((await shop().verify(result)).status).toBe(200);
  expect((await order(id)).status).toBe('placed');
});
