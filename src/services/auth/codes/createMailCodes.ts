import { taskOf } from '@/domain/mail/accountLink';
import type { LoadedAuth } from '../../firebase/auth';
import { attempt } from '../account';
import type { MailCode } from '../types';

/** Codes in the links of Firebase's mails. Each works once and expires. */
export function createMailCodes(load: () => Promise<LoadedAuth>) {
  return {
    /** Does not use up the code. */
    check: (code: string) =>
      attempt(async (): Promise<MailCode> => {
        const { sdk, auth } = await load();
        const { operation, data } = await sdk.checkActionCode(auth, code);
        return { task: taskOf(operation), email: data.email ?? '' };
      }),
    /** Verifies the e-mail, gives the account the one that the code is for, or removes an authenticator app. */
    apply: (code: string) =>
      attempt(async () => {
        const { sdk, auth } = await load();
        await sdk.applyActionCode(auth, code);
      }),
    /** Replaces the password; Firebase then ends the account's sessions. */
    changePassword: (code: string, password: string) =>
      attempt(async () => {
        const { sdk, auth } = await load();
        await sdk.confirmPasswordReset(auth, code, password);
      }),
  };
}
