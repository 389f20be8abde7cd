/** The keys as the keyboard names them, and what they do. */
const shortcuts: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['/'], 'Go to the search field'],
  [['J'], 'Next in the list'],
  [['K'], 'Previous in the list'],
  [['Shift', 'Space'], 'Choose all in between'],
  [['Ctrl', 'S'], 'Save'],
  [['Ctrl', 'Enter'], 'Send a reply'],
];

export const messages = {
  title: 'Keyboard',
  shortcuts,
  single: 'Single keys are shortcuts',
};
