import path from 'node:path';
import { portsFromEnv, type Ports } from './ports';
import { ROOT } from './settings';

export interface StackOptions {
  /** Folder of stack.json, logs and data; .local unless GLUMIST_DATA_DIR says otherwise. */
  dir: string;
  ports: Ports;
  /** Begin anew: forget all data. */
  fresh: boolean;
  /** As on the shop's first day: no orders from before. */
  bare: boolean;
  /** Hot reload of the web app, functions rebuilt on change. */
  dev: boolean;
  /** Google's own Firestore emulator (Java) in place of firestore-on-node. */
  googleFirestore: boolean;
  /** Where progress is told; silent when absent. */
  log?: (line: string) => void;
  /** Gives up a start that is under way. */
  signal?: AbortSignal;
}

const FLAGS = ['--fresh', '--bare', '--dev', '--emulators'];

/** Reads the command line and the environment; throws a sentence on what it does not know. */
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
