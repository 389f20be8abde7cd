/** The keys as the keyboard names them, and what they do. */
type Shortcut = readonly [keys: readonly string[], what: string];

const everywhere: readonly Shortcut[] = [
  [['Ctrl', 'K'], 'Search or do something'],
  [['N'], 'New order'],
  [['?'], 'Show the shortcuts'],
  [['Ctrl', 'S'], 'Save'],
  [['Ctrl', 'Enter'], 'Send a reply'],
];

const order: readonly Shortcut[] = [
  [['J'], 'Next order of the list'],
  [['K'], 'Previous order of the list'],
  [['P'], 'Mark as packed'],
  [['L'], 'Open the label'],
  [['R'], 'Refund'],
];

const lists: readonly Shortcut[] = [
  [['/'], 'Go to the search field'],
  [['J'], 'Next in the list'],
  [['K'], 'Previous in the list'],
  [['Enter'], 'Open'],
  [['X'], 'Select, or deselect'],
  [['Shift', 'J'], 'Select the next one too'],
  [['Shift', 'Space'], 'Select all in between'],
  [['Esc'], 'Clear the selection'],
  [['P'], 'Pack the selected orders'],
  [['L'], 'Print labels of the selected orders'],
  [['1–9'], 'Open a view of the orders'],
];

export const messages = {
  title: 'Keyboard',
  goTitle: 'Go to',
  groups: [
    ['Everywhere', everywhere],
    ['Lists', lists],
    ['An order', order],
  ] as const,
  then: 'then',
  single: 'Single keys are shortcuts',
};
