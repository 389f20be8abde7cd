import type { MultiFactorError, TotpSecret } from 'firebase/auth';
import { accountOf, currentUser, type RunAuth } from '../account';
import { firebaseError } from '../firebaseError';
import { codeOf } from '../sessionEnd';
import { setupSecret } from './setupSecret';
import { NEEDS_FACTOR } from '../types';

/** Two-step login: the code of an authenticator app after the first factor. */
export function createSecondFactor(run: RunAuth) {
  let challenge: MultiFactorError | null = null;
  let secret: TotpSecret | null = null;

  return {
    /** Stores a login that waits for its code. */
    noteChallenge(error: Error) {
      challenge = codeOf(error) === NEEDS_FACTOR ? (error as MultiFactorError) : null;
    },
    /** Ends the login or reauthentication that failed with NEEDS_FACTOR. A wrong code may be followed by another. */
    finish: (code: string) =>
      run(async (loaded) => {
        const { sdk, auth } = loaded;
        if (!challenge) throw firebaseError('invalid-multi-factor-session');
        const resolver = sdk.getMultiFactorResolver(auth, challenge);
        const app = resolver.hints.find(
          ({ factorId }) => factorId === sdk.TotpMultiFactorGenerator.FACTOR_ID,
        );
        if (!app) throw firebaseError('multi-factor-info-not-found');
        const proof = sdk.TotpMultiFactorGenerator.assertionForSignIn(app.uid, code);
        const { user } = await resolver.resolveSignIn(proof);
        challenge = null;
        return accountOf(user, loaded);
      }),
    /** When the signed-in person's app was added, in milliseconds since 1970; null without one. */
    addedAt: () =>
      run(async (loaded) => {
        const user = await currentUser(loaded);
        await loaded.sdk.reload(user);
        const [app] = loaded.sdk.multiFactor(user).enrolledFactors;
        return app ? Date.parse(app.enrollmentTime) : null;
      }),
    /** Makes a secret for an app, which then lies in `setupSecret`. Needs a recent login. */
    begin: () =>
      run(async (loaded) => {
        const session = await loaded.sdk.multiFactor(await currentUser(loaded)).getSession();
        secret = await loaded.sdk.TotpMultiFactorGenerator.generateSecret(session);
        setupSecret.write(secret.secretKey);
      }),
    /** Adds the app by a code that it shows for the secret. */
    add: (code: string) =>
      run(async (loaded) => {
        if (!secret) throw firebaseError('code-expired');
        const proof = loaded.sdk.TotpMultiFactorGenerator.assertionForEnrollment(secret, code);
        await loaded.sdk.multiFactor(await currentUser(loaded)).enroll(proof);
        secret = null;
        setupSecret.write('');
      }),
    /** Removes the app. Needs a recent login. */
    remove: () =>
      run(async (loaded) => {
        const factors = loaded.sdk.multiFactor(await currentUser(loaded));
        for (const app of factors.enrolledFactors) await factors.unenroll(app);
      }),
  };
}
