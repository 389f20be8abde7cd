import type { PaymentConfigResponse } from '@/domain/contracts/orders/payment';
import { hopsReport } from '../../hops/report';
import { ok, problem, skipped, type Finding } from '../finding';
import { answered, parsed, refusedBy, type OutsideFacts, type Reply } from './facts';

/** A call that a function's invokers leave out. */
const refusedByGoogle = (check: string, path: string, { status }: Reply) =>
  problem(
    check,
    `${path} answers ${status}, because Google refuses it before the shop is asked.`,
    'Let `allUsers` call the functions, as docs/deploy.md says ("Deploy").',
  );

function checkWebhook(path: string, reply: Reply): Finding {
  const check = path.includes('payment') ? 'Razorpay webhook' : 'NimbusPost webhook';
  const refuser = refusedBy(reply);
  if (refuser === 'google') return refusedByGoogle(check, path, reply);
  if (refuser === 'shop') {
    return ok(check, `${path} is reachable and refuses calls that are not signed.`);
  }
  if (reply.status >= 200 && reply.status < 300) {
    const text = `${path} takes calls that are not signed: anybody could say that an order is paid or delivered.`;
    return problem(check, text, 'Take the shop offline and deploy the functions of this repository.');
  }
  const text = `${path} ${answered(reply)}: what the provider reports does not arrive.`;
  return problem(check, text, 'Deploy the functions and the rewrites of firebase.json.');
}

export const checkWebhooks = ({ webhooks }: OutsideFacts): Finding[] =>
  Object.entries(webhooks).map(([path, reply]) => checkWebhook(path, reply));

export function checkKey({ config }: OutsideFacts): Finding[] {
  const { withoutKey, withKey } = config;
  if (withoutKey.status === 200) {
    const todo = 'Deploy the functions of this repository.';
    return [problem('API key', 'Calls without x-api-key are answered.', todo)];
  }
  if (withKey.status === 401) {
    const todo =
      'Set the same key as apiKey in store.ts and API_KEY in functions/.env.<project>, and deploy both.';
    return [problem('API key', 'The functions refuse the key that browsers send.', todo)];
  }
  if (withKey.status !== 200) {
    return [
      problem('API key', `/api/payment/config ${answered(withKey)}.`, 'Deploy the function `payment`.'),
    ];
  }
  return [ok('API key', 'Calls need it, and browsers have it.')];
}

export function checkPayments({ config: { withKey }, isLocal }: OutsideFacts): Finding[] {
  const config = withKey.status === 200 ? parsed<PaymentConfigResponse>(withKey.body) : null;
  if (config === null) return [skipped('Pay online', 'The shop does not say whether it is offered.')];
  const { online, test } = config;
  if (!online) return [ok('Pay online', 'Off: the shop takes cash on delivery.')];
  if (test && !isLocal) {
    const todo = 'Set RAZORPAY_KEY_ID to the key that begins with rzp_live_, and its secret.';
    return [problem('Pay online', 'Payments are only tests: no money arrives.', todo)];
  }
  return [ok('Pay online', test ? 'On, with a test key.' : 'On.')];
}

export function checkAdmin({ admin }: OutsideFacts): Finding[] {
  const replies = Object.entries(admin);
  const open = replies.filter(([, { status }]) => status === 200).map(([path]) => path);
  if (open.length > 0) {
    const todo = 'Take the shop offline and deploy the functions of this repository.';
    return [problem('Admin calls', `Strangers can read ${open.join(', ')}.`, todo)];
  }
  const broken = replies.filter(([, reply]) => refusedBy(reply) !== 'shop');
  if (broken.length === 0) return [ok('Admin calls', 'Strangers are refused.')];
  return broken.map(([path, reply]) =>
    refusedBy(reply) === 'google'
      ? refusedByGoogle('Admin calls', path, reply)
      : problem('Admin calls', `${path} ${answered(reply)}.`, 'Deploy the function `admin`.'),
  );
}

export function checkCatalogue({ catalogue }: OutsideFacts): Finding[] {
  if (catalogue.status !== 200) {
    const todo = 'The log of the function `shop` says more; missing indexes are the usual reason.';
    return [problem('Catalogue', `/api/catalogue ${answered(catalogue)}.`, todo)];
  }
  const count = parsed<{ products?: unknown[] }>(catalogue.body)?.products?.length ?? 0;
  if (count > 0) return [ok('Catalogue', `${count} products are on sale.`)];
  const todo =
    'Add products in the admin, or run `npm run data -- seed --project <project>` for the demo catalogue.';
  return [problem('Catalogue', 'Nothing is on sale.', todo)];
}

export function checkHops({ hops }: OutsideFacts): Finding[] {
  if (hops === null) {
    const todo = 'Deploy the function `shop`; /api/connection belongs to it.';
    return [problem('Proxy hops', 'The shop does not say whom it takes callers for.', todo)];
  }
  const { isSound, lines, settings } = hopsReport(hops);
  if (isSound) return [ok('Proxy hops', `Rate limits count callers as themselves. ${lines[0] ?? ''}`)];
  const set = settings.length > 0 ? `Set ${settings.join(' ')} in functions/.env.<project> and deploy.` : '';
  const todo = set || 'Run `npm run measure-hops -- <address>` and read docs/adr/0027-rate-limits.md.';
  return [
    problem('Proxy hops', `Rate limits take callers for somebody else. ${lines.slice(3).join(' ')}`, todo),
  ];
}
