import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { startNimbusPost } from '../../nimbuspost';
import { createBody } from '../../nimbuspost/testing/createBody';
import { openRazorpay } from '../../razorpay/testing/openRazorpay';
import { startSmtp } from '../../smtp';
import { consoleHandler } from '../index';

async function listen(listener: RequestListener): Promise<{ url: string; server: Server }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, server };
}

const CODES = ['VERIFY_EMAIL', 'PASSWORD_RESET'].map((requestType, index) => ({
  email: `asha${String(index)}@example.com`,
  requestType,
  oobLink: `http://127.0.0.1:9/emulator/action?mode=m&oobCode=code-${String(index)}&apiKey=k`,
}));

const SMS_CODES = [{ phoneNumber: '+919845012345', sessionInfo: 's', code: '482915' }];

/**
 * The console before the real sandboxes, with Auth's answers given by hand; the reconciler and the mail function answer
 * `{ran: true}`.
 */
export async function openConsole() {
  const razorpay = await openRazorpay();
  const courier = await startNimbusPost({
    port: 0,
    dataDir: null,
    webhookUrl: null,
    webhookSecret: 's',
    email: 'e',
    password: 'p',
    apiKey: 'k',
    apiSecret: 's',
  });
  const mail = await startSmtp({ port: 0, dataDir: null, user: 'u', password: 'p' });
  const auth = await listen((_, res) =>
    res.end(JSON.stringify({ oobCodes: CODES, verificationCodes: SMS_CODES })),
  );
  const base = await listen((req, res) => {
    if (req.url === '/__local/reconcile' || req.url === '/__local/mail') res.end('{"ran":true}');
    else void handle(req, res).then((known) => known || res.writeHead(418).end());
  });
  const handle = consoleHandler({
    urls: {
      base: base.url,
      auth: auth.url,
      razorpay: razorpay.server.url,
      nimbuspost: courier.url,
      mail: mail.url,
    },
    accounts: {
      shopper: { email: 'demo@example.com', password: 'demo-pass' },
      admin: { email: 'admin@example.com', password: 'admin-pass' },
    },
    projectId: 'demo-p',
    warnings: ['auth.json is damaged <here>.'],
  });

  async function ship(orderNumber: string): Promise<string> {
    const post = (path: string, body: unknown, token = '') =>
      fetch(`${courier.url}${path}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      }).then(async (response) => (await response.json()) as { data: unknown });
    const token = String((await post('/v1/users/login', { email: 'e', password: 'p' })).data);
    const booked = await post('/v1/shipments', createBody({ order_number: orderNumber }), token);
    return (booked.data as { awb_number: string }).awb_number;
  }

  return {
    url: base.url,
    courierUrl: courier.url,
    razorpay,
    mail,
    ship,
    stopAuth: () => auth.server.close(),
    async close() {
      await Promise.all([razorpay.server.close(), courier.close(), mail.close()]);
      for (const { server } of [auth, base]) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}
