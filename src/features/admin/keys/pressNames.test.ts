import { createPressNames } from './pressNames';

const press = (key: string, timeStamp = 0, change: Partial<KeyboardEvent> = {}) => ({
  key,
  timeStamp,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...change,
});

const namesOf = (...presses: ReturnType<typeof press>[]) => presses.map(createPressNames());

test.each<[string, ReturnType<typeof press>[], string[]]>([
  ['a letter', [press('J')], ['j']],
  ['Ctrl or ⌘', [press('k', 0, { ctrlKey: true }), press('K', 1, { metaKey: true })], ['mod+k', 'mod+k']],
  ['Alt, which writes letters', [press('j', 0, { altKey: true })], ['']],
  ['a pair', [press('g'), press('O', 1500)], ['g', 'g o']],
  ['a pair that came too late', [press('g'), press('o', 1501)], ['g', 'o']],
  ['a pair with Shift between', [press('g'), press('Shift', 10), press('O', 20)], ['g', 'shift', 'g o']],
  ['a pair that Ctrl ends', [press('g'), press('o', 5, { ctrlKey: true })], ['g', 'mod+o']],
  ['G twice and a letter', [press('g'), press('g', 1), press('o', 2)], ['g', 'g g', 'o']],
])('%s', (_what, presses, names) => {
  expect(namesOf(...presses)).toEqual(names);
});

test('every listener gets the same name of one press', () => {
  const nameOf = createPressNames();
  nameOf(press('g'));
  const second = press('o', 5);
  expect([nameOf(second), nameOf(second), nameOf(second)]).toEqual(['g o', 'g o', 'g o']);
});
