/** For the page as it is; what the dialog says stands with it. */
export const messages = {
  unreachable: 'We could not reach the shop. Please check your connection and try again.',
};
