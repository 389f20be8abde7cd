import { formatPaise, paise, toPaise } from '@/domain/money/money';
import { type Markup, markup } from '../sandbox/markup';
import { type Order } from '../razorpay/types';
import { type ArrivedMail } from '../smtp/arrivedMail';
import { actionButton, section } from './layout';
import { type AuthLink, type SmsCode } from './links';
import { type ListedShipment } from './providers';
import { nextSteps, tone } from './shipmentSteps';
import { type Snapshot } from './snapshot';

const LINK_NAMES: ReadonlyMap<string, { kind: string; action: string }> = new Map(
  Object.entries({
    VERIFY_EMAIL: { kind: 'Verification', action: 'Verify email' },
    PASSWORD_RESET: { kind: 'Password reset', action: 'Open reset link' },
    EMAIL_SIGNIN: { kind: 'Sign-in', action: 'Sign in' },
  }),
);

export function linksSection(links: Snapshot['links']): Markup {
  return section(
    'links',
    'Verification and reset links',
    links,
    'No open link. Register in the shop.',
    linkRow,
  );
}

export function codesSection(codes: Snapshot['codes']): Markup {
  return section('codes', 'Codes by SMS', codes, 'No code yet. Log in with a code in the shop.', codeRow);
}

export function mailsSection(mails: Snapshot['mails']): Markup {
  return section('mails', 'Mails that arrived', mails, 'No mail yet.', mailRow);
}

export function paymentsSection(payments: Snapshot['payments']): Markup {
  return section('payments', 'Test payments', payments, 'No payment yet.', paymentRow);
}

export function shipmentsSection(shipments: Snapshot['shipments']): Markup {
  return section('shipments', 'Shipments', shipments, 'No shipment yet.', shipmentRow);
}

function linkRow({ email, type, link }: AuthLink): Markup {
  const { kind, action } = LINK_NAMES.get(type) ?? { kind: type, action: 'Open' };
  return markup`<div class="line"><strong>${email}</strong><span class="cap">${kind}</span></div>
    <div class="acts"><a class="btn act" href="${link}">${action}<span class="vh"> ${email}</span></a></div>
    <p class="cap">${link}</p>`;
}

const codeRow = ({ phoneNumber, code }: SmsCode): Markup =>
  markup`<div class="line"><strong>${phoneNumber}</strong><code class="end">${code}</code></div>`;

function mailRow({ envelope, from, subject, text, html, at }: ArrivedMail): Markup {
  return markup`<div class="line"><strong>${subject || '(no subject)'}</strong><span class="cap end">${when(at)}</span></div>
    <p class="cap">To ${envelope.to.join(', ')} from ${from}</p>
    <details><summary>Read</summary>${html && markup`<iframe sandbox="" title="${subject}" srcdoc="${html}" loading="lazy"></iframe>`}
    ${text && markup`<details><summary>As plain text</summary><pre>${text}</pre></details>`}</details>`;
}

function paymentRow({ id, amount, status, receipt, attempts, created_at }: Order): Markup {
  const path = `/__local/payments/${id}/pay`;
  const about = receipt ?? id;
  const state = status === 'paid' ? 'good' : attempts > 0 ? 'moving' : '';
  return markup`<div class="line"><strong class="num">${formatPaise(paise(amount))}</strong><span>${receipt ?? ''}</span>
    <span class="state ${state} end">${status}</span></div>
    <p class="cap">${id} · ${attempts === 1 ? '1 attempt' : `${String(attempts)} attempts`} · ${when(new Date(created_at * 1000).toISOString())}</p>
    ${
      status !== 'paid' &&
      markup`<div class="acts">${[
        actionButton(path, { outcome: 'captured', webhook: 'now' }, 'Pay', { about, className: 'act' }),
        actionButton(path, { outcome: 'captured', webhook: 'late' }, 'Pay, webhook late', { about }),
        actionButton(path, { outcome: 'captured', webhook: 'never' }, 'Pay, no webhook', { about }),
        actionButton(path, { outcome: 'failed', webhook: 'now' }, 'Fail', { about }),
      ]}</div>`
    }`;
}

function shipmentRow(shipment: ListedShipment): Markup {
  const { awb_number: awb, order, status } = shipment;
  const cod =
    order.payment_type === 'cod' ? `collect ${formatPaise(toPaise(order.order_amount))}` : order.payment_type;
  const steps = nextSteps(status).map((step, index) =>
    actionButton(`/__local/shipments/${awb}/advance`, { status: step.status }, step.label, {
      about: order.order_number,
      className: index === 0 ? 'act' : '',
    }),
  );
  return markup`<div class="line"><strong>${order.order_number}</strong><span>${order.consignee.name}, ${order.consignee.city}</span>
    <span class="state ${tone(status)} end">${status}</span></div>
    <p class="cap"><a href="${shipment.tracking_url}">AWB ${awb}</a> · ${shipment.courier_name} · ${cod} ·
    <a href="${shipment.label}">label<span class="vh"> ${awb}</span></a> · ${shipment.created}</p>
    ${steps.length > 0 && markup`<div class="acts">${steps}</div>`}`;
}

const TIME = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

function when(iso: string): string {
  return TIME.format(new Date(iso));
}
