import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { writeFileAtomic } from '../disk/files';
import { type Service } from './service';
import { HOST, PROJECT_ID, ROOT } from '../settings';

const START_LIMIT_MS = 60_000;
const POLL_MS = 250;

const OLDEST_JAVA = 21;

/** Throws a sentence when Java is missing or too old for Google's emulator. */
export function assertJava(): void {
  const { status, stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const version = status === 0 ? javaVersion(stderr) : null;
  if (version !== null && version >= OLDEST_JAVA) return;
  const found = version === null ? 'none was found' : `${version} was found`;
  throw new Error(
    `npm run start:emulators needs Java ${OLDEST_JAVA} or newer on the PATH; ${found}. ` +
      'Without it, npm start runs the same shop on firestore-on-node.',
  );
}

/** The major version in the output of `java -version`; null when there is none. */
export function javaVersion(printed: string): number | null {
  const match = /version "(?:1\.)?(\d+)/.exec(printed);
  return match ? Number(match[1]) : null;
}

/** Google's Firestore emulator through the Firebase CLI, which downloads it once. Rules are read at the start. */
export async function startGoogleFirestore(options: { port: number; dataDir: string }): Promise<Service> {
  const { port, dataDir } = options;
  if (port === 0) throw new Error("Google's emulator needs a fixed port: set FIRESTORE_PORT.");
  const folder = path.join(dataDir, 'google-firestore');
  const exported = path.join(folder, 'export');
  const config = await writeConfig(folder, port);
  const child = spawn(
    process.execPath,
    [
      path.join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js'),
      ...['emulators:start', '--only', 'firestore', '--project', PROJECT_ID, '--config', config],
      ...(existsSync(exported) ? ['--import', exported] : []),
      ...['--export-on-exit', exported],
    ],
    // Its own process group, so that Ctrl-C reaches only the stack, which then stops the parts in order.
    { cwd: folder, detached: true, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const exited = once(child, 'exit');
  const url = `http://${HOST}:${port}`;
  const close = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGINT');
    await exited;
  };
  if (!(await answers(url, () => child.exitCode === null))) {
    await close();
    throw new Error("Google's Firestore emulator did not start.");
  }
  void exited.then(() => process.exit(1));
  return { url, close };
}

async function writeConfig(folder: string, port: number): Promise<string> {
  mkdirSync(folder, { recursive: true });
  // The CLI accepts only rules inside the folder of its configuration.
  copyFileSync(path.join(ROOT, 'firestore.rules'), path.join(folder, 'firestore.rules'));
  const file = path.join(folder, 'firebase.json');
  const config = {
    firestore: { rules: 'firestore.rules' },
    emulators: { firestore: { host: HOST, port }, ui: { enabled: false }, singleProjectMode: false },
  };
  await writeFileAtomic(file, JSON.stringify(config, null, 2));
  return file;
}

async function answers(url: string, alive: () => boolean): Promise<boolean> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline && alive()) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return true;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return false;
}
