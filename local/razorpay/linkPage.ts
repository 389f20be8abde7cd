import { formatPaise, paise } from '@/domain/money/money';
import { html, type Reply } from '../sandbox/reply';
import { markup, Markup } from '../sandbox/markup';
import { type RazorpayDeps } from './deps';
import { linkNow } from './api/links';
import { type PaymentLink } from './types';

const WORDS: Record<PaymentLink['status'], string> = {
  created: 'Choose how the payment ends. No money moves.',
  paid: 'Payment successful. You can close this page.',
  expired: 'This payment link has expired.',
  cancelled: 'This payment link was cancelled by the shop.',
};

const STYLE =
  new Markup(`body{max-width:420px;margin:48px auto;padding:0 16px;font:16px/1.5 system-ui,sans-serif;color:#2b1f18}
button{display:block;width:100%;min-height:48px;margin-top:12px;border:1px solid #2f6f5e;border-radius:12px;background:none;font:inherit;font-weight:600}
button:first-of-type{background:#2f6f5e;color:#fff}h1{font-size:28px;margin:0}`);

const SCRIPT =
  new Markup(`for (const button of document.querySelectorAll('button')) button.addEventListener('click', async () => {
  button.disabled = true;
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ outcome: button.value });
  await fetch('/__sandbox/links/' + document.body.id + '/pay', { method: 'POST', headers, body });
  location.reload();
});`);

function page(link: PaymentLink): Markup {
  return markup`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Test payment</title>
<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head><body id="${link.id}"><main>
<p>Test payment for ${link.customer.name}</p><h1>${formatPaise(paise(link.amount))}</h1><p>${link.description}</p>
<p role="status">${WORDS[link.status]}</p>
${
  link.status === 'created' &&
  markup`<button value="captured">Pay</button><button value="failed">Let it fail</button>`
}</main><script>${SCRIPT}</script></body></html>`;
}

/** The page of a link, on which somebody pays or fails to. */
export function linkPage(deps: RazorpayDeps, id: string): Reply {
  const link = linkNow(deps, id);
  return link ? html(200, page(link).text) : html(404, 'There is no such payment link.');
}
