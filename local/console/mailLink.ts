import { html, type Reply } from '../sandbox/reply';
import { type Markup, markup } from '../sandbox/markup';
import { type ConsoleDeps } from './deps';
import { document } from './layout';

/** The Auth emulator's answer to a link: its own page data, or an API error. */
interface Answer {
  authEmulator?: { success?: string; error?: string; instructions?: string; email?: string };
  error?: { message?: string };
}

const TITLES: ReadonlyMap<string, string> = new Map([
  ['verifyEmail', 'Verify your email'],
  ['resetPassword', 'Choose a new password'],
]);

/** Advice for links that have expired or were used. */
const WAYS_ON: ReadonlyMap<string, Markup> = new Map(
  Object.entries({
    verifyEmail: markup`If your email is verified already, just log in. If it is not, log in and press “Resend Verification Email”.`,
    resetPassword: markup`Press “Forgot Password?” where you log in, and we send you a new link.`,
  }),
);

const toLogin = markup`<p class="acts" style="margin-top:24px"><a class="btn act" href="/login">To the shop</a></p>`;

function passwordForm(query: URLSearchParams): Markup {
  const parameters = ['mode', 'oobCode', 'apiKey', 'lang'].map(
    (name) => markup`<input type="hidden" name="${name}" value="${query.get(name) ?? ''}">`,
  );
  return markup`<form class="acts" method="get" action="/emulator/action">${parameters}<label for="new" class="vh">New password</label>
    <input id="new" name="newPassword" type="password" autocomplete="new-password" placeholder="New password" required><button class="act">Save</button></form>`;
}

/** The page behind a link from one of Auth's e-mails, as Firebase's own page is in production. */
export async function mailLinkPage({ urls }: ConsoleDeps, query: URLSearchParams): Promise<Reply> {
  const response = await fetch(`${urls.auth}/emulator/action?${query.toString()}`, { redirect: 'manual' });
  // A login link leads on to the shop's own page, as Firebase's does.
  const onward = response.headers.get('location');
  if (onward) return { ...html(303, ''), headers: { Location: onward } };
  const answer = (await response.json().catch(() => ({}))) as Answer;
  const mode = query.get('mode') ?? '';
  const { success, error } = answer.authEmulator ?? {};
  const title = TITLES.get(mode) ?? 'Link from an e-mail';
  const asksForPassword = mode === 'resetPassword' && Boolean(error?.startsWith('missing newPassword'));
  const problem = asksForPassword ? null : (error ?? answer.error?.message);
  const tryAgain = asksForPassword || (mode === 'resetPassword' && answer.error !== undefined);
  const body = markup`<header class="top"><h1>${title}</h1></header>
    <main style="display:block;max-width:520px">
    ${success ? markup`<p class="notice" role="status">${success}</p>${toLogin}` : null}
    ${problem ? markup`<p class="problem" role="alert">${problem}</p>` : null}
    ${tryAgain && passwordForm(query)}
    ${problem && !tryAgain ? markup`<p style="margin-top:16px">${WAYS_ON.get(mode) ?? null}</p>${toLogin}` : null}</main>`;
  return html(success || asksForPassword ? 200 : 400, document(`${title} · Local`, body).text);
}
