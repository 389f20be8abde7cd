import type { User } from 'firebase/auth';
import type { LoadedAuth } from '../../firebase/auth';
import { accountOf, type RunAuth } from '../account';
import { linkPhone, sendCode, signedInAt, signInByCode, unlinkPhone } from './phoneCodes';
import type { CodeSignIn } from '../types';

/** Codes by SMS. `requestId` is the answer of `send`. */
export function createPhoneCodes(run: RunAuth) {
  const changed = (change: (loaded: LoadedAuth) => Promise<User>) =>
    run(async (loaded) => accountOf(await change(loaded), loaded).user);
  return {
    /** `phone`: ten digits. Anybody may ask for one, also for a number without an account. */
    send: (phone: string) => run((loaded) => sendCode(loaded, phone)),
    signIn: (requestId: string, code: string) =>
      run(async (loaded): Promise<CodeSignIn> => {
        const { kind, user } = await signInByCode(loaded, requestId, code);
        if (user) return { kind: 'account', account: accountOf(user, loaded) };
        return { kind: kind === 'team' ? 'team' : 'unknown' };
      }),
    /** Makes the number the signed-in person's own, in place of one that they had. */
    link: (requestId: string, code: string) => changed((loaded) => linkPhone(loaded, requestId, code)),
    unlink: () => changed(unlinkPhone),
    /** When the signed-in person last logged in, in milliseconds since 1970. */
    signedInAt: () => run(signedInAt),
  };
}
