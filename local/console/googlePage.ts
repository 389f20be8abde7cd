import { DEMO_DOMAIN } from '../stack/settings';
import { html, type Reply } from '../sandbox/reply';
import { type Markup, markup } from '../sandbox/markup';
import { document } from './layout';

/** The shop's request: a pop-up, or a redirect with the path to return to. */
interface Asked {
  way: 'popup' | 'redirect';
  /** A path of the shop. */
  back: string;
}

const ANSWER = '/__local/google/answer';
const COOKIE = 'glumist_google';
const ACCOUNTS = [
  { name: 'Google Shopper', email: `google.shopper@${DEMO_DOMAIN}` },
  { name: 'Meera Sundar', email: `meera.sundar@${DEMO_DOMAIN}` },
];

function askedFrom(fields: URLSearchParams): Asked {
  const back = fields.get('back') ?? '/';
  // A path and nothing else: `//host` would lead away.
  const own = /^\/(?![/\\])/.test(back);
  return { way: fields.get('way') === 'redirect' ? 'redirect' : 'popup', back: own ? back : '/' };
}

/** The local stand-in for Google's page, where the developer picks or types an account. */
export function googlePage(fields: URLSearchParams, problem: string | null = null): Reply {
  const request = askedFrom(fields);
  const hidden = markup`<input type="hidden" name="way" value="${request.way}"><input type="hidden" name="back" value="${request.back}">`;
  const form = (content: Markup) => markup`<form method="post" action="${ANSWER}">${hidden}${content}</form>`;
  const picks = ACCOUNTS.map(
    ({ name, email }) =>
      markup`<li>${form(markup`<input type="hidden" name="name" value="${name}"><button class="btn" style="width:100%;text-align:left" name="email" value="${email}"><span>${name}<br><span class="cap">${email}</span></span></button>`)}</li>`,
  );
  const body = markup`<header class="top"><h1>Sign in with Google</h1></header>
    <p class="cap">The local stand-in for Google’s page. Nothing here leaves this machine.</p>
    <main style="display:block;max-width:440px;margin-top:16px"><ul style="display:grid;gap:8px">${picks}</ul>
    <h2 style="margin-top:24px">Another account</h2>
    ${problem && markup`<p class="problem" role="alert">${problem}</p>`}
    ${form(markup`<div class="acts"><label for="email" class="vh">Email</label><input id="email" name="email" type="text" inputmode="email" autocomplete="off" placeholder="name@example.com"><button class="act">Continue</button></div>`)}
    <div class="acts" style="margin-top:24px">${form(markup`<button name="cancel" value="yes">Cancel</button>`)}</div></main>`;
  return html(problem ? 400 : 200, document('Sign in with Google · Local', body).text);
}

/** The claims that the Auth emulator takes for Google's ID token. */
function claimsOf(email: string, name: string): string {
  return JSON.stringify({ sub: `local-google-${email}`, email, email_verified: true, name });
}

/** Passes the chosen account to the shop in a short-lived cookie, which its page reads. */
export function googleAnswer(fields: URLSearchParams): Reply {
  const email = (fields.get('email') ?? '').trim().toLowerCase();
  const cancelled = fields.has('cancel');
  if (!cancelled && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    return googlePage(fields, 'Please enter an email address.');
  }
  const { way, back } = askedFrom(fields);
  const answer = cancelled ? 'cancelled' : claimsOf(email, fields.get('name') ?? email.split('@')[0] ?? '');
  const cookie = `${COOKIE}=${encodeURIComponent(answer)}; Path=/; Max-Age=60; SameSite=Lax`;
  if (way === 'redirect') return { ...html(303, ''), headers: { 'Set-Cookie': cookie, Location: back } };
  const done = markup`<header class="top"><h1>Done</h1></header><p>You can close this window.</p>`;
  return {
    ...html(200, document('Sign in with Google · Local', done).text),
    headers: { 'Set-Cookie': cookie },
  };
}
