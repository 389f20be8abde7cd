export const messages = {
  notSaved: 'You have unsaved changes.',
};
