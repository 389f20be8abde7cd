import { readCommand } from './arguments';

test.each([
  [['migrate'], { name: 'migrate', project: null, apply: false, again: false }],
  [
    ['migrate', '--apply', '--project', 'glumist-shop'],
    { name: 'migrate', project: 'glumist-shop', apply: true },
  ],
  [['seed', '--project=glumist-shop'], { name: 'seed', project: 'glumist-shop' }],
])('%j is understood', (args, command) => {
  expect(readCommand(args)).toMatchObject(command);
});

test.each([
  [[], 'A command is missing.'],
  [['constructor'], 'There is no command constructor.'],
  [['migrate', '--aply'], "Unknown option '--aply'"],
  [['migrate', 'now'], "Unexpected argument 'now'"],
  [['migrate', '--project', '../x'], '../x is no project id.'],
  [['seed', '--apply', '--project', 'glumist-shop'], '--apply is not an option of seed.'],
  [['seed'], 'seed needs --project ID'],
])('%j is refused', (args, sentence) => {
  expect(() => readCommand(args)).toThrow(sentence);
});
