import path from 'node:path';
import { portsFromEnv, type Ports } from './processes/ports';
import { ROOT } from './settings';

export interface StackOptions {
  /** Folder of stack.json, logs and data; .local unless GLUMIST_DATA_DIR says otherwise. */
  dir: string;
  /** The ports that were named; the others are chosen at the start. */
  ports: Partial<Ports>;
  /** Delete all data first. */
  fresh: boolean;
  /** Without the demo's past orders. */
  bare: boolean;
  /** Hot reload of the web app, functions rebuilt on change. */
  dev: boolean;
  /** Google's own Firestore emulator (Java) in place of firestore-on-node. */
  googleFirestore: boolean;
  /** Receives progress messages; silent when absent. */
  log?: (line: string) => void;
  /** Aborts a start. */
  signal?: AbortSignal;
}

const FLAGS = ['--fresh', '--bare', '--dev', '--emulators'];

/** Reads the command line and the environment; throws a sentence on an unknown option. */
export function stackOptions(args: string[], env: NodeJS.ProcessEnv): StackOptions {
  const unknown = args.find((arg) => !FLAGS.includes(arg));
  if (unknown !== undefined) throw new Error(`Unknown option ${unknown}. Known: ${FLAGS.join(', ')}.`);
  return {
    dir: path.resolve(ROOT, env.GLUMIST_DATA_DIR || '.local'),
    ports: portsFromEnv(env),
    fresh: args.includes('--fresh'),
    bare: args.includes('--bare'),
    dev: args.includes('--dev'),
    googleFirestore: args.includes('--emulators'),
  };
}
