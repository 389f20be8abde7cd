import { parseArgs } from 'node:util';
import { backupTexts } from './messages';

export type Command =
  | { name: 'migrate'; project: string | null; apply: boolean; again: boolean }
  | { name: 'seed'; project: string }
  /** `to`: null for a folder named after the time. */
  | { name: 'backup'; to: string | null }
  | { name: 'restore'; from: string };

/** The options of each command; a flag is false unless given. */
const OPTIONS = {
  project: { type: 'string' },
  apply: { type: 'boolean', default: false },
  again: { type: 'boolean', default: false },
  to: { type: 'string' },
} as const;
type Option = keyof typeof OPTIONS;

const ALLOWED: Record<Command['name'], readonly Option[]> = {
  migrate: ['project', 'apply', 'again'],
  seed: ['project'],
  backup: ['to'],
  restore: [],
};

/** Commands that have no project in the cloud to work on. */
const LOCAL: readonly Command['name'][] = ['backup', 'restore'];

const isCommand = (name: string | undefined): name is Command['name'] =>
  name !== undefined && Object.hasOwn(ALLOWED, name);

/** Reads the command line; throws a sentence about an unknown argument. */
export function readCommand([name, ...args]: readonly string[]): Command {
  if (!isCommand(name))
    throw new Error(name === undefined ? 'A command is missing.' : `There is no command ${name}.`);
  const { values, tokens, positionals } = parseArgs({
    args,
    options: OPTIONS,
    tokens: true,
    allowPositionals: name === 'restore',
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    if (token.name === 'project' && LOCAL.includes(name)) throw new Error(backupTexts.localOnly(name));
    if (!ALLOWED[name].includes(token.name as Option))
      throw new Error(`--${token.name} is not an option of ${name}.`);
  }
  const project = projectOf(values.project);
  switch (name) {
    case 'migrate':
      return { name, project, apply: values.apply, again: values.again };
    case 'seed':
      if (project === null)
        throw new Error('seed needs --project ID: npm start fills the shop of this machine.');
      return { name, project };
    case 'backup':
      if (values.to === '') throw new Error('--to needs a folder.');
      return { name, to: values.to ?? null };
    case 'restore': {
      const [from, ...others] = positionals;
      if (!from || others.length > 0) throw new Error('restore needs one folder: that of the backup.');
      return { name, from };
    }
  }
}

/** Google's project ids: 6 to 30 lower-case letters, digits and hyphens. */
function projectOf(value: string | undefined): string | null {
  if (value === undefined) return null;
  if (/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(value)) return value;
  throw new Error(`${value} is no project id.`);
}
