import { store } from '@/domain/store';
import { type Markup, markup } from '../sandbox/markup';
import { type ConsoleDeps, MODES_OF, type Provider, PROVIDERS } from './deps';
import { actionButton, document, masthead } from './layout';
import { codesSection, linksSection, mailsSection, paymentsSection, shipmentsSection } from './sections';
import { type Read, type Snapshot } from './snapshot';

export interface PageState {
  notice: string | null;
  /** Whether the notice reports a failure. */
  failed: boolean;
  refresh: boolean;
}

const PROVIDER_NAMES: Record<Provider, string> = {
  razorpay: 'Razorpay',
  nimbuspost: 'NimbusPost',
  mail: 'Mail server',
};

/** The console's one page. */
export function consolePage(
  { accounts, warnings = [] }: ConsoleDeps,
  snapshot: Snapshot,
  { notice, failed, refresh }: PageState,
): Markup {
  const { links, codes, mails, payments, shipments } = snapshot;
  return document(
    `Local console · ${store.name}`,
    markup`${masthead(refresh)}
    <nav class="jump" aria-label="Sections">${jump('links', 'Links', links)}${jump('codes', 'Codes', codes)}${jump('shipments', 'Shipments', shipments)}${jump('payments', 'Payments', payments)}${jump('mails', 'Mails', mails)}<a href="#accounts">Accounts</a><a href="#providers">Providers</a></nav>
    ${notice && markup`<p class="notice ${failed && 'bad'}" role="status">${notice}</p>`}
    ${warnings.map((warning) => markup`<p class="notice bad">${warning}</p>`)}
    <main><div>${linksSection(links)}${codesSection(codes)}${shipmentsSection(shipments)}${paymentsSection(payments)}${mailsSection(mails)}</div>
    <div>${accountsBox(accounts)}${providersBox(snapshot)}</div></main>`,
    refresh,
  );
}

function jump(id: string, label: string, read: Read<unknown[]>): Markup {
  return markup`<a href="#${id}">${label} <b>${read.ok ? read.value.length : '!'}</b></a>`;
}

function accountsBox({ shopper, admin }: ConsoleDeps['accounts']): Markup {
  const entry = (role: string, account: { email: string; password: string }) =>
    markup`<div><dt>${role}</dt><dd><code>${account.email}</code></dd><dd>password <code>${account.password}</code></dd></div>`;
  return markup`<section id="accounts" class="box" aria-labelledby="accounts-title"><h2 id="accounts-title">Demo accounts</h2>
    <dl>${entry('Shopper', shopper)}${entry('Admin', admin)}</dl></section>`;
}

function providersBox({ modes }: Snapshot): Markup {
  return markup`<section id="providers" class="box" aria-labelledby="providers-title"><h2 id="providers-title">Providers</h2>
    <p class="cap">How the sandboxes answer the shop.</p>
    ${PROVIDERS.map((provider) => modeButtons(provider, modes[provider]))}
    <h3>Reconciler</h3><div class="acts">${actionButton('/__local/run-reconciler', {}, 'Run it now')}</div>
    <h3>Mail function</h3><div class="acts">${actionButton('/__local/send-mails', {}, 'Send what is due now')}</div></section>`;
}

function modeButtons(provider: Provider, read: Snapshot['modes'][Provider]): Markup {
  const name = PROVIDER_NAMES[provider];
  if (!read.ok) return markup`<h3>${name}</h3><p class="problem">${read.problem}</p>`;
  const buttons = MODES_OF[provider].map((mode) =>
    actionButton(`/__local/providers/${provider}/mode`, { mode }, mode, {
      about: name,
      pressed: read.value.mode === mode,
    }),
  );
  return markup`<h3>${name}</h3><div class="acts">${buttons}</div>`;
}
