import { assert } from 'firebase-tools/lib/emulator/auth/errors';
import {
  type AuthOperations,
  type Operation as AnyOperation,
} from 'firebase-tools/lib/emulator/auth/operations';
import { type OobCode, type StoredUser } from 'firebase-tools/lib/emulator/auth/state';
import { type TotpProject } from './totp/state';
import { assertRecentLogin } from './tokens';

const CHANGE = 'VERIFY_AND_CHANGE_EMAIL';
const UNDO = 'RECOVER_EMAIL';
const ADDRESS = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

type Operation = AnyOperation<TotpProject>;

/** The mail to the address that an account had, with the link that gives it back. */
function mailUndoLink(project: TotpProject, { localId, email }: StoredUser, before: string): void {
  const link = new URL('http://localhost/emulator/action?mode=recoverEmail&lang=en&apiKey=k');
  const code = project.createOob(before, email, UNDO, (oobCode) => {
    link.searchParams.set('oobCode', oobCode);
    return link.toString();
  });
  Object.assign(code, { localId });
}

/** Gives an account the address of such a link, tells the one that it had, and ends all sessions. */
function changeEmail(project: TotpProject, code: OobCode, nowMs: number) {
  const user = project.getUserByLocalId(code.localId ?? '');
  const isChange = code.requestType === CHANGE;
  const email = isChange ? code.newEmail : code.email;
  // A link that was asked for under another address counts no more.
  assert(user?.email && email && (!isChange || user.email === code.email), 'INVALID_OOB_CODE');
  assert(!user.disabled, 'USER_DISABLED');
  assert(!project.getUserByEmail(email), 'EMAIL_EXISTS');
  project.deleteOobCode(code.oobCode);
  const validSince = String(Math.floor(nowMs / 1000));
  const changed = project.updateUserByLocalId(user.localId, { email, emailVerified: true, validSince });
  if (isChange) mailUndoLink(project, changed, code.email);
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId: user.localId,
    email,
    emailVerified: true,
  };
}

/**
 * The emulator's operations with what Firebase does about a changed email in a project with email enumeration
 * protection, and the emulator does not: it asks for a recent login, hides a taken address, changes none without its
 * link, ends the sessions and tells the former address.
 */
export function withEmailChanges(
  operations: AuthOperations<TotpProject>,
  now: () => number,
): AuthOperations<TotpProject> {
  const { accounts } = operations.identitytoolkit;

  const sendOobCode: Operation = async (project, body, context) => {
    const { requestType, idToken, newEmail } = body;
    if (requestType !== CHANGE || !idToken) return accounts.sendOobCode(project, body, context);
    const { users } = (await accounts.lookup(project, { idToken }, {})) as { users: StoredUser[] };
    const { localId, email } = users[0]!;
    assertRecentLogin(idToken, now());
    assert(newEmail, 'MISSING_NEW_EMAIL');
    assert(ADDRESS.test(newEmail), 'INVALID_NEW_EMAIL');
    if (project.getUserByEmail(newEmail.toLowerCase())) {
      return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email };
    }
    const answer = await accounts.sendOobCode(project, body, context);
    Object.assign([...project.listOobCodes()].at(-1)!, { localId });
    return answer;
  };

  const update: Operation = (project, body, context) => {
    const code = project.validateOobCode(body.oobCode ?? '');
    if (code?.requestType === CHANGE || code?.requestType === UNDO) return changeEmail(project, code, now());
    assert(!body.email, 'OPERATION_NOT_ALLOWED : Please verify the new email before changing email.');
    return accounts.update(project, body, context);
  };

  return {
    ...operations,
    identitytoolkit: { ...operations.identitytoolkit, accounts: { ...accounts, sendOobCode, update } },
  };
}
