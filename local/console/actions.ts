import { callShop } from './client';
import { type ConsoleDeps, MODES_OF, PROVIDERS } from './deps';

/** The notice of a button's action, and the section of the page to return to. */
export interface Done {
  notice: string;
  section: 'shipments' | 'payments' | 'mails' | 'providers';
}

type Action = (deps: ConsoleDeps, target: string, form: URLSearchParams) => Promise<Done>;

const ACTIONS: { path: RegExp; run: Action }[] = [
  { path: /^\/__local\/shipments\/([^/]+)\/advance$/, run: advance },
  { path: /^\/__local\/payments\/([^/]+)\/pay$/, run: pay },
  { path: /^\/__local\/providers\/([^/]+)\/mode$/, run: setMode },
  { path: /^\/__local\/(run-reconciler)$/, run: runReconciler },
  { path: /^\/__local\/(send-mails)$/, run: sendMails },
];

/** The action behind a path of the console, or null. */
export function findAction(
  path: string,
): ((deps: ConsoleDeps, form: URLSearchParams) => Promise<Done>) | null {
  for (const action of ACTIONS) {
    const target = action.path.exec(path)?.[1];
    if (target) return (deps, form) => action.run(deps, target, form);
  }
  return null;
}

async function advance({ urls }: ConsoleDeps, awb: string, form: URLSearchParams): Promise<Done> {
  const status = form.get('status') ?? '';
  const answer = (await callShop(`${urls.nimbuspost}/__sandbox/shipments/${awb}/advance`, {
    method: 'POST',
    body: { status },
  })) as { webhook: { taken: boolean } };
  const outcome = answer.webhook.taken ? 'the shop was told' : 'the shop has not taken the webhook yet';
  return { notice: `${awb} is ${status}; ${outcome}.`, section: 'shipments' };
}

async function pay({ urls }: ConsoleDeps, order: string, form: URLSearchParams): Promise<Done> {
  const outcome = form.get('outcome') ?? '';
  const webhook = form.get('webhook') ?? 'now';
  await callShop(`${urls.razorpay}/__sandbox/orders/${order}/pay`, {
    method: 'POST',
    body: { outcome, webhook },
  });
  return { notice: `${order}: payment ${outcome}, webhook ${webhook}.`, section: 'payments' };
}

async function setMode({ urls }: ConsoleDeps, name: string, form: URLSearchParams): Promise<Done> {
  const provider = PROVIDERS.find((known) => known === name);
  if (!provider) throw new Error(`There is no provider ${name}`);
  const mode = form.get('mode') ?? '';
  if (!MODES_OF[provider].some((known) => known === mode)) throw new Error(`There is no mode ${mode}`);
  await callShop(`${urls[provider]}/__sandbox/mode`, { method: 'POST', body: { mode } });
  return { notice: `${provider} is now: ${mode}.`, section: 'providers' };
}

async function runReconciler({ urls }: ConsoleDeps): Promise<Done> {
  const result = await callShop(`${urls.base}/__local/reconcile`, { method: 'POST' });
  return { notice: `The reconciler ran: ${JSON.stringify(result)}`, section: 'providers' };
}

async function sendMails({ urls }: ConsoleDeps): Promise<Done> {
  const result = await callShop(`${urls.base}/__local/mail`, { method: 'POST' });
  return { notice: `The mail function ran: ${JSON.stringify(result)}`, section: 'mails' };
}
