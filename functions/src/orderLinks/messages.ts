export const messages = {
  linkOver: 'This link has ended. You can ask for a new one with your order number.',
  noLinks: 'We cannot send links at the moment. Please write to us.',
  tooManyLookups: 'You have looked up several orders just now. Please wait a few minutes.',
  sent: 'If this order number and email address belong together, we have just sent a link to that address.',
};
