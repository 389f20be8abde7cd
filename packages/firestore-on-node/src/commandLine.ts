import { parseArgs } from 'node:util';

export const USAGE = `Usage: firestore-on-node [options]
  --port 8080           0 takes any free port
  --host 127.0.0.1
  --data DIR            keeps the data in this directory; without it, in memory only
  --compact-from BYTES  compacts the log into a snapshot from this length on; 16777216
  --rules FILE          guards the documents by this firestore.rules and reloads it when it changes; without it, allows everything
  --indexes FILE        refuses queries that need an index which this firestore.indexes.json lacks
  --coverage FILE       writes at the end how often each line of the rules was evaluated
  --version, --help`;

export interface ServerArguments {
  readonly port: number;
  readonly host: string;
  readonly data: string | null;
  readonly compactFromBytes: number;
  readonly rules: string | null;
  readonly indexes: string | null;
  readonly coverage: string | null;
}

/** Reads the arguments of the command. Throws an Error whose text is for the person who typed them. */
export function parseCommandLine(args: readonly string[]): 'help' | 'version' | ServerArguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '8080' },
      host: { type: 'string', default: '127.0.0.1' },
      data: { type: 'string' },
      'compact-from': { type: 'string', default: '16777216' },
      rules: { type: 'string' },
      indexes: { type: 'string' },
      coverage: { type: 'string' },
      version: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  if (values.version) return 'version';
  const { coverage = null, data = null, host, indexes = null, rules = null } = values;
  const port = wholeNumber(values.port);
  if (port === null || port > 65_535)
    throw new Error(`--port takes a whole number from 0 to 65535, not '${values.port}'.`);
  const compactFromBytes = wholeNumber(values['compact-from']);
  if (compactFromBytes === null)
    throw new Error(`--compact-from takes a number of bytes, not '${values['compact-from']}'.`);
  if (coverage !== null && rules === null) throw new Error('--coverage needs --rules.');
  return { port, host, data, compactFromBytes, rules, indexes, coverage };
}

function wholeNumber(text: string): number | null {
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}
