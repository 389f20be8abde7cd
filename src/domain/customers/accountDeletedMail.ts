import { policyPath } from '@/app/router/paths';
import { DELETION_MAIL_DAYS } from './retention';
import { store } from '../store';
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
      subject: `Your ${store.name} account is deleted`,
      heading: 'Your account is deleted',
      paragraphs: [
        'As you asked, we have deleted your account and everything in it: your name, phone number, addresses, cart, wishlist, reviews, messages and store credit.',
        'Orders, invoices and payments stay in our books, because tax law asks for it. Our privacy policy says what stays in them and for how long.',
        'You can make a new account with this address whenever you like. If it was not you who deleted the account, please reply to this mail.',
      ],
      action: { label: 'Read the privacy policy', url: `${siteUrl}${policyPath('privacy')}` },
    }),
  };
}
