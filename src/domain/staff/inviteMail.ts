import { mailBody, type Mail } from '../mail/mail';
import { messages } from './messages';
import { INVITE_DAYS, type Invite } from './team';

/** The mail of an invitation. Its link only works for the owner of the address. */
export function inviteMail(id: string, { email, role, by, at }: Invite, siteUrl: string): Mail {
  const { subject, heading, invites, login, ends, see } = messages.inviteMail;
  return {
    id: `staff-invite-${id}`,
    to: [email],
    message: mailBody({
      subject: subject(),
      heading: heading(),
      paragraphs: [invites(by.email, role), login(email), ends(INVITE_DAYS)],
      action: { label: see, url: `${siteUrl}/admin/join/${encodeURIComponent(id)}` },
    }),
    userId: '',
    orderId: '',
    createdAt: at,
  };
}
