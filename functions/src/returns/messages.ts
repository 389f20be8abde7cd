import { RETURN_DAYS } from '@/domain/orders/returns/returns';
import { supportContact } from '@/domain/store';

export const messages = {
  requested: 'We have your return request and will email you how to send the products back.',
  arrived: 'Your return has arrived.',
  settled: 'Your return is settled.',
  notPaid: 'This order has not been paid, so there is nothing to return.',
  notSent: 'This order has not been sent yet, so there is nothing to return. You can still cancel it.',
  onItsWay:
    'This order is on its way. You can return it once it has been delivered, or refuse the parcel at the door.',
  nothingReached: 'None of this order has reached you, so there is nothing to return.',
  refusedBefore: `We looked at this return and could not take it back; the reason is on the order. If you see it otherwise, write to ${supportContact}.`,
  refunded: 'This order has already been refunded, so there is nothing to return.',
  tooLate: `An order can be returned within ${RETURN_DAYS} days of delivery, and they have passed. If something is wrong with it, write to ${supportContact}.`,
};
