import { store } from '../store';
import type { Role } from './roles';

export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  manager: 'Manager',
  packer: 'Packer',
  support: 'Support',
  accountant: 'Accountant',
};

/** The nouns of roles with their article, for the middle of a sentence: 'You are a packer now.' */
export const ROLE_NOUNS: Readonly<Record<Role, string>> = {
  owner: 'an owner',
  manager: 'a manager',
  packer: 'a packer',
  support: 'a support agent',
  accountant: 'an accountant',
};

export const messages = {
  notOwner: 'Only an owner may change the team.',
  ownRole: 'You cannot change your own role or remove yourself. Another owner can.',
  noMember: 'This person is not on the team any more.',
  keyUsed: 'This request has already invited another person. Please try again.',
  alwaysOwner: 'This is the account that runs the shop. It is always an owner.',
  isOnTeam: (email: string, role: Role) => `${email} is on the team already, as ${ROLE_LABELS[role]}.`,
  teamFull: (most: number) => `A team has at most ${most} people and open invitations.`,
  noInvite: 'This invitation is not valid any more. Please ask the shop for a new one.',
  otherEmail: 'This invitation was sent to another email. Log in with the email that it was sent to.',
  inviteUsed: 'This invitation was used before. Please ask the shop for a new one.',
  inviteExpired: 'This invitation has expired. Please ask the shop for a new one.',
  areOnTeam: (role: Role) => `You are on the team already, as ${ROLE_LABELS[role]}.`,
  ownFactorFirst:
    'Set up two-step login for yourself first, and log in with it. Then you can ask the team for it.',
  ownFactor: 'You remove your own app on the page of two-step login.',
  inviteMail: {
    subject: () => `Join the team of ${store.name}`,
    heading: () => `You are invited to ${store.name}`,
    invites: (owner: string, role: Role) =>
      `${owner} invites you to the team of ${store.name} as ${ROLE_LABELS[role].toLowerCase()}.`,
    login: (email: string) =>
      `Log in with this email (${email}), or make an account with it, and accept. If the login leads you to the shop, open this link once more.`,
    ends: (days: number) =>
      `The invitation is for you alone and ends after ${days} days. If you do not expect it, you need do nothing.`,
    see: 'See the invitation',
  },
};
