import type { OrderRow } from '@/domain/admin/orderList/row';
import { messages } from '../../messages';

const { cod, paid, free } = messages.list;

/** How an order is paid: in cash at the door, before, or not at all as a free replacement. */
export const paymentWord = ({ cash, total }: Pick<OrderRow, 'cash' | 'total'>): string =>
  cash ? cod : total > 0 ? paid : free;
