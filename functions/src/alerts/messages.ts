import type { AlertKind } from '@/domain/alerts/alert';

export const messages = {
  wait: 'You have asked for this several times just now. Please wait a few minutes.',
  notSold: 'This product is not sold any more.',
  inStock: 'Good news: it is in stock right now.',
  off: 'We do not send these mails at the moment.',
  asked: {
    own: {
      back: 'We will write to you once, when it is back.',
      price: 'We will write to you once, when it costs less.',
    },
    // The same for every address, known or not.
    guest: {
      back: 'Please open the link in the mail that we have sent you. Then we will write once, when it is back.',
      price:
        'Please open the link in the mail that we have sent you. Then we will write once, when it costs less.',
    },
  } satisfies Record<string, Record<AlertKind, string>>,
  confirmed: {
    back: 'Thank you. We will write to you once, when it is back.',
    price: 'Thank you. We will write to you once, when it costs less.',
  } satisfies Record<AlertKind, string>,
  stopped: 'Done. We will not write to you about products any more, unless you ask us again.',
  cartMailsStopped: 'Done. We will not write to you about your cart any more.',
  reviewMailsStopped: 'Done. We will not ask you for reviews any more.',
  linkOver: 'This link was used, or it has ended.',
  accountDeleted: 'Your account was deleted.',
  signedOut: 'Your account was deleted, so you are not signed in any more.',
};
