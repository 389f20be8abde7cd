import type { AdminAction } from '../admin/adminOrder';
import type { Right } from './roles';

/** The right that each action on an order needs. */
export const ACTION_RIGHTS: Readonly<Record<AdminAction, Right>> = {
  pack: 'orders.pack',
  book: 'orders.pack',
  ship: 'orders.pack',
  arrive: 'orders.pack',
  receive: 'orders.receive',
  refund: 'orders.refund',
  transfer: 'orders.refund',
  note: 'orders.note',
  cancel: 'orders.cancel',
};
