import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { startNimbusPost } from '../../nimbuspost';
import { createBody } from '../../nimbuspost/testing/createBody';
import { openRazorpay } from '../../razorpay/testing/openRazorpay';
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

const MAIL = {
  name: 'projects/p/databases/(default)/documents/mail/m1',
  createTime: '2026-01-10T08:00:00Z',
  fields: {
    to: { arrayValue: { values: [{ stringValue: 'asha@example.com' }] } },
    message: {
      mapValue: {
        fields: {
          subject: { stringValue: 'Order GLM1 <placed>' },
          text: { stringValue: 'Thank you' },
          html: { stringValue: '<p>Thank you</p>' },
        },
      },
    },
  },
};

/**
 * The console before the two real sandboxes, with Auth's and Firestore's answers given by hand. `mailAccess` is the
 * credential that mails were asked for with; the reconciler answers `{ran: true}`.
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
  const seen: { mailAccess: string | undefined } = { mailAccess: undefined };
  const auth = await listen((_, res) => res.end(JSON.stringify({ oobCodes: CODES })));
  const firestore = await listen((req, res) => {
    seen.mailAccess = req.headers.authorization;
    res.end(JSON.stringify({ documents: [MAIL] }));
  });
  const base = await listen((req, res) => {
    if (req.url === '/__local/reconcile') res.end('{"ran":true}');
    else void handle(req, res).then((known) => known || res.writeHead(418).end());
  });
  const handle = consoleHandler({
    urls: {
      base: base.url,
      auth: auth.url,
      firestore: firestore.url,
      razorpay: razorpay.server.url,
      nimbuspost: courier.url,
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
    seen,
    ship,
    stopAuth: () => auth.server.close(),
    async close() {
      await Promise.all([razorpay.server.close(), courier.close()]);
      for (const { server } of [auth, firestore, base]) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}
