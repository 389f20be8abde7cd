export const messages = {
  notSaved: 'What you typed is not saved yet.',
};
