import { taskOf } from '@/domain/mail/accountLink';
import type { RunAuth } from '../account';
import type { MailCode } from '../types';

/** Codes in the links of Firebase's mails. Each works once and expires. */
export function createMailCodes(run: RunAuth) {
  return {
    /** Does not use up the code. */
    check: (code: string) =>
      run(async ({ sdk, auth }): Promise<MailCode> => {
        const { operation, data } = await sdk.checkActionCode(auth, code);
        return { task: taskOf(operation), email: data.email ?? '' };
      }),
    /** Verifies the email, gives the account the one that the code is for, or removes an authenticator app. */
    apply: (code: string) => run(({ sdk, auth }) => sdk.applyActionCode(auth, code)),
    /** Replaces the password; Firebase then ends the account's sessions. */
    changePassword: (code: string, password: string) =>
      run(({ sdk, auth }) => sdk.confirmPasswordReset(auth, code, password)),
  };
}
