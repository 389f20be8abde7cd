import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `.local/stack.json`, which the shop writes when it is ready. */
export interface StackFile {
  baseUrl: string;
  firestoreUrl: string;
  authUrl: string;
  consoleUrl: string;
  projectId: string;
  apiKey: string;
  firebaseApiKey: string;
  razorpayUrl: string;
  nimbuspostUrl: string;
  mailUrl: string;
  pushUrl: string;
  accounts: Record<'shopper' | 'admin', { email: string; password: string }>;
}

export interface RunningShop {
  stack: StackFile;
  stackPath: string;
  stop(): Promise<void>;
}

const READY = 'Shop ready:';
/** Each part of the shop on any free port. */
export const FREE_PORTS = {
  PORT: '0',
  FIRESTORE_PORT: '0',
  AUTH_PORT: '0',
  FUNCTIONS_PORT: '0',
  RAZORPAY_PORT: '0',
  NIMBUSPOST_PORT: '0',
  STORAGE_PORT: '0',
  SMTP_PORT: '0',
  PUSH_PORT: '0',
};

interface StartOptions {
  /** Settings of the functions (RATE_LIMIT_BURST and the like) reach them. */
  env?: Record<string, string>;
  /** Stops the shop, even during its start, which then throws. */
  signal?: AbortSignal;
  /** With the demo's past orders; tests begin without orders. */
  history?: boolean;
  /** A working copy whose shop is started. */
  workingCopy?: string;
  /** With hot reload, as `npm run dev` does. */
  dev?: boolean;
}

/** Starts the shop as `npm start` does, on free ports, its data in `folder`; stops it as Ctrl-C does. */
export async function startShop(
  folder: string,
  { env = {}, signal, history = false, workingCopy, dev = false }: StartOptions = {},
): Promise<RunningShop> {
  const child = spawn(
    process.execPath,
    [...['--import', 'tsx', 'local/start.ts'], ...(history ? [] : ['--bare']), ...(dev ? ['--dev'] : [])],
    {
      cwd: workingCopy,
      // All specs press the links of mails from one address.
      env: { ...process.env, ...FREE_PORTS, GLUMIST_DATA_DIR: folder, LINKS_BURST: '500', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const exited = once(child, 'exit');
  signal?.addEventListener('abort', () => child.kill('SIGINT'));
  let output = '';
  await new Promise<void>((ready, failed) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes(READY)) ready();
    });
    void exited.then(([code]) =>
      failed(new Error(`The shop ended with ${String(code)} before it was ready:\n${output}`)),
    );
  });
  const stackPath = join(folder, 'stack.json');
  return {
    stack: JSON.parse(readFileSync(stackPath, 'utf8')) as StackFile,
    stackPath,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT');
      await exited;
    },
  };
}
