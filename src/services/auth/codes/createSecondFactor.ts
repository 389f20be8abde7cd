import type { MultiFactorError, TotpSecret } from 'firebase/auth';
import type { LoadedAuth } from '../../firebase/auth';
import { accountOf, attempt, currentUser } from '../account';
import { firebaseError } from '../firebaseError';
import { codeOf } from '../sessionEnd';
import { setupSecret } from './setupSecret';
import { NEEDS_FACTOR, type SecondFactor } from '../types';

export function createSecondFactor(
  load: () => Promise<LoadedAuth>,
): SecondFactor & { /** Stores a login that waits for its code. */ noteChallenge: (error: Error) => void } {
  let challenge: MultiFactorError | null = null;
  let secret: TotpSecret | null = null;

  return {
    noteChallenge(error) {
      challenge = codeOf(error) === NEEDS_FACTOR ? (error as MultiFactorError) : null;
    },
    finish: (code) =>
      attempt(async () => {
        const loaded = await load();
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
    addedAt: () =>
      attempt(async () => {
        const loaded = await load();
        const user = await currentUser(loaded);
        await loaded.sdk.reload(user);
        const [app] = loaded.sdk.multiFactor(user).enrolledFactors;
        return app ? Date.parse(app.enrollmentTime) : null;
      }),
    begin: () =>
      attempt(async () => {
        const loaded = await load();
        const session = await loaded.sdk.multiFactor(await currentUser(loaded)).getSession();
        secret = await loaded.sdk.TotpMultiFactorGenerator.generateSecret(session);
        setupSecret.write(secret.secretKey);
      }),
    add: (code) =>
      attempt(async () => {
        const loaded = await load();
        if (!secret) throw firebaseError('code-expired');
        const proof = loaded.sdk.TotpMultiFactorGenerator.assertionForEnrollment(secret, code);
        await loaded.sdk.multiFactor(await currentUser(loaded)).enroll(proof);
        secret = null;
        setupSecret.write('');
      }),
    remove: () =>
      attempt(async () => {
        const loaded = await load();
        const factors = loaded.sdk.multiFactor(await currentUser(loaded));
        for (const app of factors.enrolledFactors) await factors.unenroll(app);
      }),
  };
}
