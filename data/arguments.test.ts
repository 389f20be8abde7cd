import { readCommand } from './arguments';

test.each([
  [['migrate'], { name: 'migrate', project: null, apply: false, again: false }],
  [
    ['migrate', '--apply', '--project', 'glumist-shop'],
    { name: 'migrate', project: 'glumist-shop', apply: true },
  ],
  [['seed', '--project=glumist-shop'], { name: 'seed', project: 'glumist-shop' }],
  [['backup'], { name: 'backup', to: null }],
  [['backup', '--to', 'a folder'], { name: 'backup', to: 'a folder' }],
  [['restore', '.local/backups/x'], { name: 'restore', from: '.local/backups/x' }],
])('the arguments %j are accepted', (args, command) => {
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
  [['backup', '--project', 'glumist-shop'], 'backup works on the shop of this machine.'],
  [['restore', 'x', '--project', 'glumist-shop'], 'docs/backup.md says how'],
  [['backup', 'x'], "Unexpected argument 'x'"],
  [['backup', '--to='], '--to needs a folder.'],
  [['restore'], 'restore needs one folder'],
  [['restore', 'x', 'y'], 'restore needs one folder'],
  [['restore', 'x', '--apply'], '--apply is not an option of restore.'],
  [['migrate', '--to', 'x'], '--to is not an option of migrate.'],
])('the arguments %j are refused', (args, sentence) => {
  expect(() => readCommand(args)).toThrow(sentence);
});
