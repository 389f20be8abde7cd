import { execFile } from 'node:child_process';
import { getAuth } from 'firebase-admin/auth';
import { store } from '@/domain/store';
import { startAuthEmulator, type AuthEmulator } from '../testing/sandboxes/authEmulator';

let auth: AuthEmulator;
beforeAll(async () => {
  auth = await startAuthEmulator();
});
afterAll(() => auth.close());

/** Runs `npm run grant-admin -- <email>`; answers its exit code and what it printed. */
const grant = (email: string, ...flags: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const args = ['--import', require.resolve('tsx'), 'functions/scripts/grantAdmin.ts', email, ...flags];
    // Jest changes a copy of the environment, which a child does not get by itself.
    execFile(process.execPath, args, { env: process.env }, (error, stdout) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout }),
    );
  });
const claimsOf = async (uid: string) => (await getAuth().getUser(uid)).customClaims;

test('refuses every email but the configured one, and says where it is configured', async () => {
  const eve = await auth.register('eve@example.com');
  const { code, output } = await grant('eve@example.com');
  expect(code).toBe(1);
  expect(output).toContain(
    `eve@example.com is not the admin email of this shop, which is ${store.adminEmail}.`,
  );
  expect(output).toContain('src/domain/store.ts');
  expect(await claimsOf(eve.uid)).toBeUndefined();
});

test('grants the claim to the configured email, regardless of case', async () => {
  const { uid } = await auth.register(store.adminEmail);
  expect(await grant(store.adminEmail.toUpperCase())).toMatchObject({
    code: 0,
    output: expect.stringContaining('is now an admin'),
  });
  expect(await claimsOf(uid)).toEqual({ admin: true });
});

test('removes the lost app of that account alone, and nothing by a flag that it does not know', async () => {
  const { idToken } = await auth.signIn(store.adminEmail);
  await auth.addApp(idToken);
  const apps = async () => (await getAuth().getUserByEmail(store.adminEmail)).multiFactor?.enrolledFactors;
  expect(await grant(store.adminEmail, '--remove')).toMatchObject({ code: 1 });
  expect(await grant('eve@example.com', '--remove-app')).toMatchObject({ code: 1 });
  expect(await apps()).toHaveLength(1);
  expect(await grant(store.adminEmail, '--remove-app')).toMatchObject({
    code: 0,
    output: expect.stringContaining('has no authenticator app any more'),
  });
  expect(await apps()).toBeUndefined();
});
