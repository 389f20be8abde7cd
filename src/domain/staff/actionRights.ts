import type { AdminAction } from '../admin/adminOrder';
import { can, type Right, type Role } from './roles';

/** The right that each action on an order needs. */
export const ACTION_RIGHTS: Readonly<Record<AdminAction, Right>> = {
  pack: 'orders.pack',
  book: 'orders.pack',
  ship: 'orders.pack',
  arrive: 'orders.pack',
  receive: 'orders.receive',
  refund: 'orders.refund',
  note: 'orders.note',
  cancel: 'orders.cancel',
};

/** The actions that a role may do, of those that an order allows. */
export const actionsOfRole = (role: Role | null, actions: readonly AdminAction[]): AdminAction[] =>
  actions.filter((action) => can(role, ACTION_RIGHTS[action]));
