import { ROLE_LABELS, ROLE_NOUNS } from '@/domain/staff/messages';
import type { Role } from '@/domain/staff/roles';

export const messages = {
  invited: (email: string, role: Role) => `Invited ${email} as ${ROLE_LABELS[role].toLowerCase()}.`,
  withdrawn: 'The invitation is withdrawn. Its link opens nothing any more.',
  welcome: (role: Role) => `Welcome to the team. You are ${ROLE_NOUNS[role]} now.`,
  loginByEmail:
    'You logged in by a code on your phone, which does not open the admin. Please log out, log in by email, and open this link again.',
  roleChanged: (email: string, role: Role) => `${email} is ${ROLE_NOUNS[role]} now, and has to log in again.`,
  removed: (email: string) => `Removed ${email}. They are out at once.`,
  removedBefore: 'Removed. They are out at once.',
  claimFailed: 'The team is changed, but the account does not know of it yet. Please press again.',
  twoStepSaved: 'Saved. It counts from the next press on.',
  noApp: 'This colleague has no authenticator app.',
  appRemoved: (email: string) =>
    `Removed the app of ${email}. They are logged out, and can log in with the password alone.`,
  appRemovalFailed: 'Firebase did not answer, and the app may still be there. Please press again.',
};
