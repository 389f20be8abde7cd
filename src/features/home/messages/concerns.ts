export const messages = {
  title: 'What does your skin ask for?',
};
