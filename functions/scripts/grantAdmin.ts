import { initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth, type UserRecord } from 'firebase-admin/auth';
import { adminEmailProblem } from '@/domain/admin/adminEmail';

/** The project a `demo-` machine runs; a real one is in the service account or in GOOGLE_CLOUD_PROJECT. */
const LOCAL_PROJECT = 'demo-glumist';

const print = (text: string) => process.stdout.write(`${text}\n`);

async function find(auth: Auth, email: string): Promise<UserRecord | null> {
  try {
    return await auth.getUserByEmail(email);
  } catch (error) {
    if ((error as { code?: unknown }).code === 'auth/user-not-found') return null;
    throw error;
  }
}

function openAuth(): Auth {
  const local = Boolean(process.env.FIREBASE_AUTH_EMULATOR_HOST);
  const projectId = process.env.GOOGLE_CLOUD_PROJECT ?? process.env.GCLOUD_PROJECT;
  return getAuth(initializeApp(local ? { projectId: projectId ?? LOCAL_PROJECT } : {}));
}

/** Switches authenticator apps on for the project, which the Firebase console cannot. */
async function allowApps(): Promise<number> {
  const apps = { state: 'ENABLED' as const, totpProviderConfig: { adjacentIntervals: 1 } };
  const multiFactorConfig = { state: 'ENABLED' as const, providerConfigs: [apps] };
  await openAuth().projectConfigManager().updateProjectConfig({ multiFactorConfig });
  print('The team can add authenticator apps now, at "Two-step login" in the admin.');
  return 0;
}

/** Removes the owner's lost app, which nobody in the shop can. */
async function removeApp(auth: Auth, { uid, email = '' }: UserRecord): Promise<number> {
  await auth.revokeRefreshTokens(uid);
  await auth.updateUser(uid, { multiFactor: { enrolledFactors: null } });
  print(`${email} has no authenticator app any more. Log in with the password, and add a new one.`);
  return 0;
}

async function grantAdmin(email: string, isAppLost: boolean): Promise<number> {
  const problem = adminEmailProblem(email);
  if (problem) {
    print(problem);
    return 1;
  }
  const auth = openAuth();
  const user = await find(auth, email);
  if (!user) {
    print(`There is no account with the email ${email}. Register it in the shop first.`);
    return 1;
  }
  if (!user.emailVerified) {
    print(`${email} is not verified yet. Open the verification link first.`);
    return 1;
  }
  if (isAppLost) return removeApp(auth, user);
  await auth.setCustomUserClaims(user.uid, { ...user.customClaims, admin: true });
  print(
    `${email} is now an admin, from its next sign-in on (a token of before is good for an hour at most).`,
  );
  return 0;
}

// Firebase keeps emails in small letters.
const [first = '', flag = ''] = process.argv.slice(2).map((argument) => argument.trim().toLowerCase());
const work = (): Promise<number> | null => {
  if (first === '--allow-apps') return allowApps();
  const isKnown = flag === '' || flag === '--remove-app';
  return isKnown && /^\S+@\S+$/.test(first) ? grantAdmin(first, flag === '--remove-app') : null;
};
const begun = work();
if (begun) {
  begun.then(
    (code) => (process.exitCode = code),
    (error: unknown) => {
      print(`That did not work: ${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = 1;
    },
  );
} else {
  print('Usage: npm run grant-admin -- <email> [--remove-app], or npm run grant-admin -- --allow-apps');
  process.exitCode = 1;
}
