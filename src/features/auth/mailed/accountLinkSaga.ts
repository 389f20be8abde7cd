import { call, put, race, select, take } from 'typed-redux-saga';
import { readAccountLink, type AccountLink } from '@/domain/mail/accountLink';
import { takeLeading } from '@/lib/watch';
import type { AuthFailure, Services } from '@/services';
import { signedOut } from '../authSlice';
import { waitForUser } from '../sagas/waitForUser';
import {
  accountLinkAsked,
  accountLinkConfirmed,
  accountLinkEnded,
  accountLinkFailed,
  accountLinkOpened,
  accountLinkRefused,
  accountLinkUsed,
  closedAccountFound,
  selectAccountLink,
} from './accountLinkSlice';
import { messages } from './messages';

const OVER = [
  'auth/invalid-action-code',
  'auth/expired-action-code',
  'auth/argument-error',
  // The account was deleted since.
  'auth/user-not-found',
];
const CLOSED = 'auth/user-disabled';
/** Another account has taken the address since the link was sent. */
const TAKEN = 'auth/email-already-in-use';

/** Does what a link of Firebase's mails is for. */
export function* accountLinkSaga({ auth, credentials, page, storage }: Services) {
  const { mailCodes } = auth;

  /** Returns whether the failure has ended the page. */
  function* endedBy({ task }: AccountLink, { code }: AuthFailure) {
    if (code === CLOSED) yield* put(closedAccountFound());
    else if (!OVER.includes(code)) return false;
    else {
      // A reload of a link that has verified the email; only verified people are signed in.
      const user = task === 'verifyEmail' ? yield* call(waitForUser) : null;
      yield* put(user ? accountLinkUsed({ task, email: user.email, next: '' }) : accountLinkEnded(task));
    }
    return true;
  }

  function* verify(link: AccountLink, email: string) {
    const applied = yield* call(mailCodes.apply, link.code);
    if (applied.ok) return yield* put(accountLinkUsed({ task: link.task, email, next: link.next }));
    if (yield* call(endedBy, link, applied.error)) return;
    yield* put(accountLinkFailed(applied.error.message));
  }

  function* open() {
    const link = readAccountLink(page.url());
    if (!link) return yield* put(accountLinkEnded(null));
    const checked = yield* call(mailCodes.check, link.code);
    if (!checked.ok) {
      if (yield* call(endedBy, link, checked.error)) return;
      return yield* put(accountLinkFailed(checked.error.message));
    }
    const { task, email } = checked.value;
    // The code decides what it does, so an address that says something else is an altered one.
    if (task !== link.task) return yield* put(accountLinkEnded(null));
    if (task === 'verifyEmail') return yield* call(verify, link, email);
    return yield* put(accountLinkAsked({ task, email }));
  }

  function* spendCode({ task, code }: AccountLink) {
    if (task !== 'resetPassword') return yield* call(mailCodes.apply, code);
    const entered = yield* call(credentials.take);
    return entered && (yield* call(mailCodes.changePassword, code, entered.password));
  }

  /** Firebase has ended the account's sessions, perhaps that of this browser. Its tabs then say why. */
  function* leaveEndedSession({ task }: AccountLink, email: string) {
    const user = yield* call(waitForUser);
    if (!user) return;
    const text = messages.loginAgain(messages.done[task].title);
    storage.endReason.write({ uid: user.uid, text, email });
    const { checked } = yield* race({ ended: take(signedOut), checked: call(auth.checkSession) });
    // The session is another person's, or was not ended.
    if (checked === false) storage.endReason.clear();
  }

  function* confirm() {
    const link = readAccountLink(page.url());
    const state = yield* select(selectAccountLink);
    if (!link || state.status !== 'asking') return;
    const used = yield* call(spendCode, link);
    if (!used) return yield* put(accountLinkRefused(''));
    if (used.ok) {
      yield* put(accountLinkUsed({ task: link.task, email: state.email, next: link.next }));
      return yield* call(leaveEndedSession, link, state.email);
    }
    if (yield* call(endedBy, link, used.error)) return;
    const { code, message } = used.error;
    yield* put(accountLinkRefused(code === TAKEN ? messages.taken : message));
  }

  // Only one at a time: the code works once, and a second use would seem to be of an old link.
  yield* takeLeading(accountLinkOpened, open);
  yield* takeLeading(accountLinkConfirmed, confirm);
}
