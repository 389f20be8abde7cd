export const messages = {
  noSuchMessage: 'There is no such message. Its writer may have deleted their account.',
};
