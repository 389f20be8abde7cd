import type { User } from 'firebase/auth';
import type { LoadedAuth } from '../../firebase/auth';
import { accountOf, attempt } from '../account';
import { linkPhone, sendCode, signedInAt, signInByCode, unlinkPhone } from './phoneCodes';
import type { PhoneCodes } from '../types';

export function createPhoneCodes(load: () => Promise<LoadedAuth>): PhoneCodes {
  const changed = (change: (loaded: LoadedAuth) => Promise<User>) =>
    attempt(async () => {
      const loaded = await load();
      return accountOf(await change(loaded), loaded).user;
    });
  return {
    send: (phone) => attempt(async () => sendCode(await load(), phone)),
    signIn: (requestId, code) =>
      attempt(async () => {
        const loaded = await load();
        const { kind, user } = await signInByCode(loaded, requestId, code);
        if (user) return { kind: 'account', account: accountOf(user, loaded) };
        return { kind: kind === 'team' ? 'team' : 'unknown' };
      }),
    link: (requestId, code) => changed((loaded) => linkPhone(loaded, requestId, code)),
    unlink: () => changed(unlinkPhone),
    signedInAt: () => attempt(async () => signedInAt(await load())),
  };
}
