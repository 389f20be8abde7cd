import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { totpCode } from '../../../auth/totp/codes';
import { type ServiceMessage } from '../../../stack/processes/service';
import { PROJECT_ID } from '../../../stack/settings';

interface Answer {
  idToken: string;
  localId: string;
  mfaPendingCredential: string;
  mfaInfo: { mfaEnrollmentId: string }[];
  totpSessionInfo: { sharedSecretKey: string; sessionInfo: string };
}

const PASSWORD = 'dew-on-leaves-7';

/** Firebase Auth's emulator in its own process, with the environment in which firebase-admin finds it. */
export async function startAuthEmulator() {
  const folder = mkdtempSync(path.join(tmpdir(), 'glumist-accounts-'));
  const script = path.join(folder, 'auth.ts');
  writeFileSync(
    script,
    `import { startAuth } from ${JSON.stringify(path.join(__dirname, '../../../auth'))};
     import { runService } from ${JSON.stringify(path.join(__dirname, '../../../stack/processes/service'))};
     void runService(() => startAuth({ port: 0, dataDir: ${JSON.stringify(folder)} }));`,
  );
  const child = fork(script, { execArgv: ['--import', require.resolve('tsx')] });
  const [message] = (await once(child, 'message')) as [ServiceMessage];
  if (message.kind !== 'ready') throw new Error(message.message);
  process.env.FIREBASE_AUTH_EMULATOR_HOST = new URL(message.url).host;
  // The functions use the first app.
  const app = initializeApp({ projectId: PROJECT_ID });
  const root = `${message.url}/identitytoolkit.googleapis.com`;

  async function request(call: string, body: object, owner = false, version = 'v1') {
    const response = await fetch(`${root}/${version}/${call}?key=local-firebase-key`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(owner ? { authorization: 'Bearer owner' } : {}) },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as Answer;
    return { status: response.status, ...answer };
  }
  const signIn = (email: string) =>
    request('accounts:signInWithPassword', { email, password: PASSWORD, returnSecureToken: true });
  const change = (localId: string, fields: object) =>
    request(`projects/${PROJECT_ID}/accounts:update`, { localId, ...fields }, true);

  const mfa = (call: string, body: object) => request(`accounts/${call}`, body, false, 'v2');
  /** A code of the last, the current or the next period: each counts once. */
  const codeOf = (secret: string, period: -1 | 0 | 1) => totpCode(secret, Date.now() + period * 30_000);

  return {
    signIn,
    /** Adds an authenticator app; returns a token that says so. */
    async addApp(idToken: string) {
      const { totpSessionInfo } = await mfa('mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} });
      const { sharedSecretKey: secret, sessionInfo } = totpSessionInfo;
      const finalize = () => {
        const totpVerificationInfo = { sessionInfo, verificationCode: codeOf(secret, -1) };
        return mfa('mfaEnrollment:finalize', { idToken, totpVerificationInfo });
      };
      const first = await finalize();
      // The code of the last period is too old where a period ends on the way.
      const { status, idToken: token } = first.status === 200 ? first : await finalize();
      if (status !== 200) throw new Error(`The app was not added: ${status}`);
      return { token, secret };
    },
    /** Signs in with the code of the current period, or the next. */
    async signInByApp(email: string, secret: string, period: 0 | 1 = 0) {
      const { mfaPendingCredential, mfaInfo } = await signIn(email);
      return mfa('mfaSignIn:finalize', {
        mfaPendingCredential,
        mfaEnrollmentId: mfaInfo[0]?.mfaEnrollmentId,
        totpVerificationInfo: { verificationCode: codeOf(secret, period) },
      });
    },
    /** Changes an account with the rights of the project's owner. */
    change,
    /** Creates an account with a verified email and a name; returns its uid and a token. */
    async register(email: string, fields: object = {}) {
      const { localId: uid } = await request('accounts:signUp', { email, password: PASSWORD });
      await change(uid, { emailVerified: true, displayName: 'Alice Rao', ...fields });
      const { idToken: token } = await signIn(email);
      return { uid, email, token };
    },
    async exists(uid: string): Promise<boolean> {
      const { users } = (await request(
        `projects/${PROJECT_ID}/accounts:lookup`,
        { localId: [uid] },
        true,
      )) as {
        users?: unknown[];
      };
      return users !== undefined && users.length > 0;
    },
    async close() {
      const exited = once(child, 'exit');
      await deleteApp(app);
      child.disconnect();
      await exited;
      rmSync(folder, { recursive: true });
    },
  };
}

export type AuthEmulator = Awaited<ReturnType<typeof startAuthEmulator>>;
