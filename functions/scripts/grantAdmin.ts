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

async function grantAdmin(email: string): Promise<number> {
  const problem = adminEmailProblem(email);
  if (problem) {
    print(problem);
    return 1;
  }
  const local = Boolean(process.env.FIREBASE_AUTH_EMULATOR_HOST);
  const projectId = process.env.GOOGLE_CLOUD_PROJECT ?? process.env.GCLOUD_PROJECT;
  const auth = getAuth(initializeApp(local ? { projectId: projectId ?? LOCAL_PROJECT } : {}));
  const user = await find(auth, email);
  if (!user) {
    print(`There is no account with the e-mail ${email}. Register it in the shop first.`);
    return 1;
  }
  if (!user.emailVerified) {
    print(`${email} is not verified yet. Open the verification link first.`);
    return 1;
  }
  await auth.setCustomUserClaims(user.uid, { ...user.customClaims, admin: true });
  print(
    `${email} is now an admin, from its next sign-in on (a token of before is good for an hour at most).`,
  );
  return 0;
}

// Firebase keeps e-mails in small letters.
const email = process.argv[2]?.trim().toLowerCase() ?? '';
if (!/^\S+@\S+$/.test(email)) {
  print('Usage: npm run grant-admin -- <email>');
  process.exitCode = 1;
} else {
  void grantAdmin(email).then(
    (code) => (process.exitCode = code),
    (error: unknown) => {
      print(`Could not grant the claim: ${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = 1;
    },
  );
}
