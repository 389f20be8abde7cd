import { mailBody, type Mail } from '../mail/mail';
import { store } from '../store';
import { ROLE_LABELS } from './roles';
import { INVITE_DAYS, type Invite } from './team';

/** The mail of an invitation. Its link only works for the owner of the address. */
export function inviteMail(id: string, { email, role, by, at }: Invite, siteUrl: string): Mail {
  const label = ROLE_LABELS[role].toLowerCase();
  return {
    id: `staff-invite-${id}`,
    to: [email],
    message: mailBody({
      subject: `Join the team of ${store.name}`,
      heading: `You are invited to ${store.name}`,
      paragraphs: [
        `${by.email} invites you to the team of ${store.name} as ${label}.`,
        `Log in with this e-mail (${email}), or make an account with it, and accept. If the login leads you to the shop, open this link once more.`,
        `The invitation is for you alone and ends after ${INVITE_DAYS} days. If you do not expect it, you need do nothing.`,
      ],
      action: { label: 'See the invitation', url: `${siteUrl}/admin/join/${encodeURIComponent(id)}` },
    }),
    userId: '',
    orderId: '',
    createdAt: at,
  };
}
