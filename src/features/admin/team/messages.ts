import { ROLE_LABELS, type Role } from '@/domain/staff/roles';
import { plural } from '@/domain/general/plural';

const does: Record<Role, string> = {
  owner: 'Everything, and who is on the team.',
  manager: 'Everything but the team and the purchase limits.',
  packer: 'Sees orders, packs and books them, takes in returns, writes notes.',
  support: 'Sees orders, writes notes, cancels, reads invoices, answers messages.',
  accountant: 'Sees and exports orders, reads invoices, payments and figures.',
};

export const messages = {
  title: 'Team',
  count: (people: number) => plural(people, { one: '# person', other: '# people' }),
  people: 'People',
  labels: ROLE_LABELS,
  does,
  you: 'You',
  always: 'Always owner',
  since: (day: string) => `On the team since ${day}`,
  role: 'Role',
  roleOf: (name: string) => `Role of ${name}`,
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  removeTitle: (name: string) => `Remove ${name} from the team?`,
  removeText: 'They are signed out on every device at once. What they did stays in the activity.',
  keep: 'Keep',
  hasApp: 'Two-step login',
  removeApp: 'Remove app',
  removeAppNamed: (name: string) => `Remove app of ${name}`,
  removeAppTitle: (name: string) => `Remove the authenticator app of ${name}?`,
  removeAppText:
    'Do this when their phone is lost, and after you have spoken to them. They are signed out on every device, and their password alone opens their account until they add a new app.',
  twoStep: {
    title: 'Who needs two-step login',
    text: 'These roles can do nothing in the admin before they have set up two-step login and logged in with it.',
    save: 'Save',
    own: 'Open my two-step login',
  },
  inviteTitle: 'Invite a person',
  email: 'E-mail',
  emailMissing: 'Please enter an e-mail address.',
  invite: 'Send invitation',
  invited: 'Invited',
  invitedAs: (role: Role, until: string) => `${ROLE_LABELS[role]}. The link works until ${until}.`,
  again: 'Send again',
  againNamed: (email: string) => `Send again to ${email}`,
  withdraw: 'Withdraw',
  withdrawNamed: (email: string) => `Withdraw the invitation of ${email}`,
  rolesTitle: 'What each role may do',
  join: {
    title: 'Join the team',
    text: (by: string, role: Role) => `${by} invites you to the team as ${ROLE_LABELS[role].toLowerCase()}.`,
    accept: 'Accept',
    accepted: 'You have accepted this invitation.',
    open: 'Open the admin',
  },
};
