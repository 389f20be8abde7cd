import { store } from '@/domain/store';

export const messages = {
  title: 'Your order',
  heading: (orderId: string) => `Order ${orderId}`,
  account: 'Open it in your account',
  accountHint: 'Log in there to cancel, to return something or to get the invoice.',
  noAccount: `To change or return something, write to ${store.supportEmail} or call ${store.supportPhone}.`,
  track: {
    title: 'Track your order',
    lead: 'Type your order number and the email you ordered with. We send you a link that shows where your order is.',
    orderId: 'Order number',
    orderIdHint: 'It is in every mail about your order',
    email: 'Email',
    orderIdWrong: 'Please enter the order number as it is in your mail.',
    emailWrong: 'Please enter a valid email address.',
    send: 'Send me the link',
    sending: 'Sending',
    sentTitle: 'Check your mail',
    again: 'Look up another order',
    newLink: 'Ask for a new link',
  },
};
