export const messages = {
  policies: 'Policies',
  inShort: 'In short',
  askAPerson: 'Ask a person',
};
