import { ROLE_NOUNS } from '@/domain/staff/messages';
import type { Role } from '@/domain/staff/roles';

export const messages = {
  title: 'Not for your role',
  text: (role: Role) =>
    `You are ${ROLE_NOUNS[role]}, and this page is not part of that role. Ask the owner if you need it.`,
  orders: 'Go to the orders',
};
