export const messages = {
  title: 'What does your skin need?',
};
