import { supportContact } from '@/domain/store';

export const messages = {
  cancelled: 'The order was cancelled.',
  nothingToPay: 'The order was cancelled. There is nothing to pay.',
  replacementCancelled: (replaces: string) =>
    `The order was cancelled. We send you another for what you returned from order ${replaces}, or give you the money.`,
  asking: 'We are asking the courier to stop your parcel. This can take a few minutes.',
  onItsWay: (isPaid: boolean) =>
    `This order is on its way and can no longer be cancelled. Refuse the parcel at the door: it then comes back to us${isPaid ? ', and what you paid is refunded' : ''}. Or return it after its delivery.`,
  returnRequested: 'You have asked to return this order, so it can no longer be cancelled.',
  delivered:
    'This order has been delivered and can no longer be cancelled. To return it, press Return order.',
  expired: 'This order was closed without a payment, so there is nothing to cancel.',
  cameBack: 'This order has already come back to us, so there is nothing to cancel.',
  notPaid:
    'This order has not been paid, so there is nothing to cancel: it expires by itself within 20 minutes.',
  courierRefused: `The courier could not stop your parcel; it may just have been picked up. Your order continues. You can refuse the parcel at the door, or write to ${supportContact}.`,
  crashed: 'The asking crashed',
};
