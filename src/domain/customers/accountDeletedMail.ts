import { policyPath } from '@/app/router/paths';
import { DELETION_MAIL_DAYS } from './retention/retention';
import { messages } from './messages/deletedMail';
import { mailBody, type Mail } from '../mail/mail';

/** The last mail to a person: their account is deleted. It belongs to no account, so that the deletion does not remove it. */
export function accountDeletedMail(
  { uid, email }: { uid: string; email: string },
  siteUrl: string,
  now: Date,
): Mail {
  return {
    id: `account-deleted-${uid}`,
    to: [email],
    userId: '',
    orderId: '',
    daysKept: DELETION_MAIL_DAYS,
    createdAt: now.toISOString(),
    message: mailBody({
      subject: messages.subject,
      heading: messages.heading,
      paragraphs: [messages.whatWent, messages.whatStays, messages.comeBack],
      action: { label: messages.privacyPolicy, url: `${siteUrl}${policyPath('privacy')}` },
    }),
  };
}
