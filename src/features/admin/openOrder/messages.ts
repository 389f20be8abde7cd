export const messages = {
  orderFailed: 'The order could not be loaded. Check your connection and try again.',
  notFound: (orderId: string) => `There is no order ${orderId}`,
  all: 'All orders',
  lostAnswer: 'It is done: only the answer was lost on its way.',
  trailFailed: 'The list of who did what could not be loaded.',
};
