import { randomBytes } from 'node:crypto';
import { assert, BadRequestError } from 'firebase-tools/lib/emulator/auth/errors';
import {
  type AuthOperations,
  type Operation as AnyOperation,
} from 'firebase-tools/lib/emulator/auth/operations';
import { type StoredUser } from 'firebase-tools/lib/emulator/auth/state';
import { assertRecentLogin, claimsOf } from '../tokens';
import { base32, counterOf, DIGITS, PERIOD_S } from './codes';
import { mailUndoLink, withUndoLinks } from './undoLinks';
import { forgetOld, MAX_WRONG, SESSION_MS, totpOf, type TotpProject } from './state';

const SECRET_BYTES = 20;
const NO_FIRST_FACTOR = ['anonymous', 'phone', 'custom'];

type Operation = AnyOperation<TotpProject>;

const newId = () => randomBytes(21).toString('base64url');

interface Challenge {
  localId: string;
  mfaInfo: { phoneInfo?: string }[];
  mfaPendingCredential: string;
}

const isChallenge = (answer: unknown): answer is Challenge =>
  typeof answer === 'object' && answer !== null && 'mfaPendingCredential' in answer;

/**
 * The emulator's operations with authenticator apps in place of SMS as second factor. Shapes and error codes are those
 * that @firebase/auth sends and reads.
 */
export function totpOperations(
  original: AuthOperations<TotpProject>,
  now: () => number,
): AuthOperations<TotpProject> {
  const { accounts } = original.identitytoolkit;

  function issue(project: TotpProject, user: StoredUser, provider: string, identifier?: string) {
    const secondFactor = identifier ? { identifier, provider: 'totp' } : undefined;
    const refreshToken = project.createRefreshTokenFor(user, provider, { secondFactor });
    const tokens = original.securetoken.token(project, { grantType: 'refresh_token', refreshToken }, {});
    const { id_token: idToken } = tokens as { id_token: string };
    return { idToken, refreshToken };
  }

  /** The account of a token whose login is recent. */
  async function recentLogin(project: TotpProject, idToken: string) {
    const { users } = (await accounts.lookup(project, { idToken }, {})) as { users: StoredUser[] };
    const provider = claimsOf(idToken).firebase.sign_in_provider;
    assert(!NO_FIRST_FACTOR.includes(provider), 'UNSUPPORTED_FIRST_FACTOR : MFA is not available for it.');
    assertRecentLogin(idToken, now());
    forgetOld(project, now());
    return { user: users[0]!, provider };
  }

  /** The counter of a right code; a wrong one is counted, and after too many even a right one is refused. */
  function check(project: TotpProject, localId: string, secret: string, code = '', last = -1): number {
    const { wrong } = project.totp;
    const tried = wrong.get(localId) ?? { tries: 0, untilMs: now() + SESSION_MS };
    assert(tried.tries < MAX_WRONG, 'TOO_MANY_ATTEMPTS_TRY_LATER');
    assert(code, 'MISSING_CODE');
    const counter = counterOf(secret, code, now(), last);
    if (counter === null) {
      wrong.set(localId, { ...tried, tries: tried.tries + 1 });
      throw new BadRequestError('INVALID_CODE');
    }
    wrong.delete(localId);
    return counter;
  }

  const start: Operation = async (project, { idToken, totpEnrollmentInfo }) => {
    assert(totpEnrollmentInfo, 'OPERATION_NOT_ALLOWED : SMS based MFA not enabled.');
    assert(idToken, 'MISSING_ID_TOKEN');
    const { user } = await recentLogin(project, idToken);
    assert(
      user.emailVerified,
      'UNVERIFIED_EMAIL : Need to verify email first before enrolling second factors.',
    );
    assert(!totpOf(user), 'SECOND_FACTOR_EXISTS : The account has an authenticator app already.');
    const secret = base32(randomBytes(SECRET_BYTES));
    const sessionInfo = newId();
    const untilMs = now() + SESSION_MS;
    project.totp.enrolments.set(sessionInfo, { localId: user.localId, secret, untilMs });
    return {
      totpSessionInfo: {
        sharedSecretKey: secret,
        verificationCodeLength: DIGITS,
        hashingAlgorithm: 'SHA1',
        periodSec: PERIOD_S,
        sessionInfo,
        finalizeEnrollmentTime: new Date(untilMs).toISOString(),
      },
    };
  };

  const finalizeEnrolment: Operation = async (project, { idToken, displayName, totpVerificationInfo }) => {
    assert(totpVerificationInfo, 'OPERATION_NOT_ALLOWED : SMS based MFA not enabled.');
    assert(idToken, 'MISSING_ID_TOKEN');
    const { user, provider } = await recentLogin(project, idToken);
    const { sessionInfo = '', verificationCode } = totpVerificationInfo;
    const enrolment = project.totp.enrolments.get(sessionInfo);
    assert(enrolment?.localId === user.localId, 'SESSION_EXPIRED');
    assert(!totpOf(user), 'SECOND_FACTOR_EXISTS : The account has an authenticator app already.');
    const { localId } = user;
    const last = check(project, localId, enrolment.secret, verificationCode);
    const mfaEnrollmentId = newId();
    project.totp.enrolments.delete(sessionInfo);
    project.totp.secrets.set(mfaEnrollmentId, { localId, secret: enrolment.secret, last });
    const factor = { mfaEnrollmentId, displayName, enrolledAt: new Date(now()).toISOString(), totpInfo: {} };
    const mfaInfo = [...(user.mfaInfo ?? []), factor];
    mailUndoLink(project, user, mfaEnrollmentId);
    return issue(project, project.updateUserByLocalId(localId, { mfaInfo }), provider, mfaEnrollmentId);
  };

  const withdraw: Operation = async (project, { idToken, mfaEnrollmentId }) => {
    assert(idToken, 'MISSING_ID_TOKEN');
    const { user, provider } = await recentLogin(project, idToken);
    const rest = (user.mfaInfo ?? []).filter((factor) => factor.mfaEnrollmentId !== mfaEnrollmentId);
    assert(rest.length < (user.mfaInfo?.length ?? 0), 'MFA_ENROLLMENT_NOT_FOUND');
    const mfaInfo = rest.length > 0 ? rest : undefined;
    const changed = project.updateUserByLocalId(user.localId, { mfaInfo });
    forgetOld(project, now());
    return issue(project, changed, provider);
  };

  const finalizeSignIn: Operation = (project, body) => {
    const { mfaPendingCredential, mfaEnrollmentId, totpVerificationInfo } = body;
    assert(mfaPendingCredential, 'MISSING_MFA_PENDING_CREDENTIAL');
    assert(mfaEnrollmentId, 'MISSING_MFA_ENROLLMENT_ID');
    assert(totpVerificationInfo, 'OPERATION_NOT_ALLOWED : SMS based MFA not enabled.');
    forgetOld(project, now());
    const login = project.totp.logins.get(mfaPendingCredential);
    assert(login, 'INVALID_MFA_PENDING_CREDENTIAL');
    const user = project.getUserByLocalId(login.localId);
    const known = project.totp.secrets.get(mfaEnrollmentId);
    assert(user && known?.localId === user.localId, 'MFA_ENROLLMENT_NOT_FOUND');
    assert(!user.disabled, 'USER_DISABLED');
    known.last = check(
      project,
      user.localId,
      known.secret,
      totpVerificationInfo.verificationCode,
      known.last,
    );
    project.totp.logins.delete(mfaPendingCredential);
    const signedIn = project.updateUserByLocalId(user.localId, { lastLoginAt: String(now()) });
    return issue(project, signedIn, login.provider, mfaEnrollmentId);
  };

  /** A login whose answer asks for the code: its pending credential is a random one that ends. */
  const asking =
    (signIn: Operation): Operation =>
    async (project, body, context) => {
      const answer = await signIn(project, body, context);
      if (!isChallenge(answer)) return answer;
      const forged = JSON.parse(Buffer.from(answer.mfaPendingCredential, 'base64').toString()) as {
        localId: string;
        signInProvider: string;
      };
      const mfaPendingCredential = newId();
      const login = { localId: forged.localId, provider: forged.signInProvider, untilMs: now() + SESSION_MS };
      project.totp.logins.set(mfaPendingCredential, login);
      const mfaInfo = answer.mfaInfo.map((info) => (info.phoneInfo ? info : { ...info, totpInfo: {} }));
      return { ...answer, mfaInfo, mfaPendingCredential };
    };

  return {
    ...original,
    identitytoolkit: {
      ...original.identitytoolkit,
      accounts: {
        ...accounts,
        ...withUndoLinks(accounts),
        signInWithPassword: asking(accounts.signInWithPassword),
        signInWithEmailLink: asking(accounts.signInWithEmailLink),
        signInWithIdp: asking(accounts.signInWithIdp),
        mfaEnrollment: { start, finalize: finalizeEnrolment, withdraw },
        mfaSignIn: { finalize: finalizeSignIn },
      },
    },
  };
}
