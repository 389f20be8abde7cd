export const messages = {
  title: 'Delivery to your PIN code',
  check: 'Check',
  checking: 'Checking…',
};
