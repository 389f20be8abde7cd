import { taskOf } from '@/domain/mail/accountLink';
import type { LoadedAuth } from '../../firebase/auth';
import { attempt } from '../account';
import type { MailCodes } from '../types';

export function createMailCodes(load: () => Promise<LoadedAuth>): MailCodes {
  return {
    check: (code) =>
      attempt(async () => {
        const { sdk, auth } = await load();
        const { operation, data } = await sdk.checkActionCode(auth, code);
        return { task: taskOf(operation), email: data.email ?? '' };
      }),
    apply: (code) =>
      attempt(async () => {
        const { sdk, auth } = await load();
        await sdk.applyActionCode(auth, code);
      }),
    changePassword: (code, password) =>
      attempt(async () => {
        const { sdk, auth } = await load();
        await sdk.confirmPasswordReset(auth, code, password);
      }),
  };
}
