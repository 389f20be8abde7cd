import { ACCOUNT_TOKEN, mailLinkUrl } from '@/domain/mail/mailLink';
import { callShop } from './client';
import { type ConsoleDeps } from './deps';

/** A link that Firebase Auth would have mailed. */
export interface AuthLink {
  email: string;
  /** VERIFY_EMAIL, PASSWORD_RESET, EMAIL_SIGNIN … */
  type: string;
  link: string;
}

/** The links of the Auth emulator, newest first. They open the shop's own page, as the owner sets it in Firebase's console. */
export async function readLinks({ urls, projectId }: ConsoleDeps): Promise<AuthLink[]> {
  const answer = (await callShop(`${urls.auth}/emulator/v1/projects/${projectId}/oobCodes`)) as {
    oobCodes?: { email: string; newEmail?: string; requestType: string; oobLink: string }[];
  };
  return (answer.oobCodes ?? [])
    .map(({ email, newEmail, requestType, oobLink }) => ({
      // The link that changes an address goes to the new one.
      email: requestType === 'VERIFY_AND_CHANGE_EMAIL' && newEmail ? newEmail : email,
      type: requestType,
      link: mailLinkUrl(urls.base, ACCOUNT_TOKEN) + new URL(oobLink).search,
    }))
    .reverse();
}

/** A code that Firebase Auth would have sent by SMS. */
export interface SmsCode {
  phoneNumber: string;
  code: string;
}

/** The codes of the Auth emulator that still open something, newest first. */
export async function readCodes({ urls, projectId }: ConsoleDeps): Promise<SmsCode[]> {
  const answer = (await callShop(`${urls.auth}/emulator/v1/projects/${projectId}/verificationCodes`)) as {
    verificationCodes?: SmsCode[];
  };
  return (answer.verificationCodes ?? []).map(({ phoneNumber, code }) => ({ phoneNumber, code })).reverse();
}
