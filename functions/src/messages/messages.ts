export const messages = {
  received: (ticket: string) =>
    `Thank you. We have your message and will reply within two working days. Your ticket number is ${ticket}.`,
  wait: 'You have written several messages just now. Please wait a few minutes and send this one again.',
};
