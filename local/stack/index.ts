import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { demoDocuments } from '../../demo';
import { withHistory } from '../../demo/history';
import { buildFunctions } from '../../functions/build';
import { consoleHandler } from '../console';
import { startFunctions, type FunctionsHost } from '../functions';
import { runMail, runReconciler } from '../functions/call';
import { functionsEnvironment } from '../functions/environment';
import { watchFolders } from '../functions/watch';
import { startHosting } from '../hosting';
import { allowOrigins, readHostingConfig, withoutDrawing } from '../hosting/firebaseJson';
import { keepShellPolicies } from '../hosting/shellPolicies';
import { seed } from '../seed';
import { demoCustomer } from '../seed/accounts';
import { startBackends } from './processes/backends';
import { assertJava } from './processes/googleFirestore';
import { lockStackFolder } from './disk/lock';
import { type StackOptions } from './options';
import { choosePorts } from './processes/ports';
import { Running } from './processes/running';
import { schedule } from './processes/scheduler';
import { ensureServiceAccount } from './disk/serviceAccount';
import { MAIL_INTERVAL_MS, RECONCILE_INTERVAL_MS, ROOT } from './settings';
import { prepareSite } from './site/site';
import { ensureVapidKeys } from './disk/vapid';
import {
  removeStackFile,
  stackAccounts,
  writeStackFile,
  type StackAccounts,
  type StackUrls,
} from './disk/stackFile';

export { stackOptions, type StackOptions } from './options';

/** A whole shop that runs on this machine. */
export interface Stack {
  urls: StackUrls;
  accounts: StackAccounts;
  /** Folder of stack.json, logs and data. */
  dir: string;
  /** Resolves with the reason when an essential part has ended by itself. */
  failed: Promise<string>;
  close(): Promise<void>;
}

/** Starts the whole shop and resolves when it is ready; when a part fails, stops the others and throws. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const running = new Running();
  try {
    return await Promise.race([bringUp(options, running), untilAborted(options.signal)]);
  } catch (error) {
    await running.closeAll();
    throw error;
  }
}

function untilAborted(signal?: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const abort = () => reject(new Error('The start was given up.'));
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
  });
}

async function bringUp(options: StackOptions, running: Running): Promise<Stack> {
  const { dir, fresh, dev, googleFirestore, log = () => undefined } = options;
  const dataDir = path.join(dir, 'data');
  const logDir = path.join(dir, 'logs');
  if (googleFirestore) assertJava();
  // Before the ports, so that a second start reports the running shop, not its taken ports.
  running.onClose(await lockStackFolder(dir));
  const ports = await choosePorts(options.ports);
  removeStackFile(dir);
  if (fresh) rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  keepShellPolicies({});

  const warnings: string[] = [];
  const warn = (message: string) => {
    warnings.push(message);
    console.error(message);
  };
  let crashed: (reason: string) => void = () => undefined;
  const failed = new Promise<string>((resolve) => (crashed = resolve));
  const hosting = await running.start(startHosting(ports.hosting));
  const [site, credentials, vapid, backends] = await Promise.all([
    prepareSite(running, { dev, baseUrl: hosting.url, log }),
    ensureServiceAccount(path.join(dir, 'service-account.json')),
    ensureVapidKeys(path.join(dir, 'vapid.json')),
    startBackends(running, {
      ports,
      googleFirestore,
      dataDir,
      logDir,
      baseUrl: hosting.url,
      onCrash: crashed,
      warn,
    }),
    buildFunctions(),
  ]);
  const { firestore, auth, razorpay, nimbuspost, storage, smtp, push } = backends;
  const env = functionsEnvironment({
    firestoreUrl: firestore.url,
    authUrl: auth.url,
    razorpayUrl: razorpay.url,
    nimbuspostUrl: nimbuspost.url,
    storageUrl: storage.url,
    smtpUrl: smtp.smtpUrl,
    push: { url: push.url, ...vapid },
    baseUrl: hosting.url,
    credentials,
  });
  const bundle = path.join(ROOT, 'functions/lib/index.js');
  const documents = (now: Date) =>
    options.bare ? demoDocuments(now) : withHistory(demoDocuments(now), now, demoCustomer(now));
  const [functions] = await Promise.all([
    running.start(startFunctions({ port: ports.functions, bundle, env, logDir })),
    seed({
      firestoreUrl: firestore.url,
      authUrl: auth.url,
      courierUrl: nimbuspost.url,
      razorpayUrl: razorpay.url,
      dataDir,
      documents,
    }),
  ]);
  if (dev) running.onClose(watchFunctions(functions, log));

  const urls: StackUrls = {
    base: hosting.url,
    console: `${hosting.url}/__local`,
    firestore: firestore.url,
    auth: auth.url,
    functions: functions.url,
    razorpay: razorpay.url,
    nimbuspost: nimbuspost.url,
    storage: storage.url,
    smtp: smtp.smtpUrl,
    mail: smtp.url,
    push: push.url,
  };
  const showConsole = consoleHandler({ urls, accounts: stackAccounts, warnings });
  const reconcile = () => runReconciler(functions.url);
  const sendMails = () => runMail(functions.url);
  const hostingConfig = readHostingConfig(path.join(ROOT, 'firebase.json'));
  hosting.open({
    config: allowOrigins(dev ? withoutDrawing(hostingConfig) : hostingConfig, [razorpay.url]),
    ...site,
    firestoreUrl: firestore.url,
    authUrl: auth.url,
    functionsUrl: functions.url,
    console: (req, res) => void showConsole(req, res),
    reconcile,
    sendMails,
  });
  running.onClose(schedule('The reconciler', RECONCILE_INTERVAL_MS, reconcile));
  running.onClose(schedule('The mail function', MAIL_INTERVAL_MS, sendMails));
  await writeStackFile(dir, urls);
  running.onClose(() => removeStackFile(dir));
  return { urls, accounts: stackAccounts, dir, failed, close: () => running.closeAll() };
}

/** In development: rebuilds and restarts the functions when their sources change. */
function watchFunctions(functions: FunctionsHost, log: (line: string) => void): () => void {
  const folders = ['functions/src', 'src/domain', 'src/app/router'].map((folder) => path.join(ROOT, folder));
  return watchFolders(folders, async () => {
    await buildFunctions();
    await functions.restart();
    log('Functions rebuilt.');
  });
}
