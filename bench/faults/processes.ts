import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { buildFunctions } from '../../functions/build';
import { type DialectName } from '../../functions/src/gateways/nimbuspost';
import { openCourierSandbox } from '../../local/endpoints/testing/sandboxes/courierSandbox';
import { paymentSandbox } from '../../local/endpoints/testing/sandboxes/paymentSandbox';
import { seed, snapshot, type Seed } from '../../local/endpoints/testing/documents/seed';
import { shopClient } from '../../local/endpoints/testing/calls/shopClient';
import { adminFirestore } from 'firestore-on-node/testing/admin';
import { startFunctions } from '../../local/functions';
import { functionPath, runReconciler } from '../../local/functions/call';
import { functionsEnvironment } from '../../local/functions/environment';
import { functionName, readHostingConfig } from '../../local/hosting/firebaseJson';
import { startRazorpay } from '../../local/razorpay';
import { startChild } from '../../local/stack/processes/child';
import { type FirestoreSettings } from '../../local/stack/processes/firestoreProcess';
import { Running } from '../../local/stack/processes/running';
import { ensureServiceAccount } from '../../local/stack/disk/serviceAccount';
import { PROJECT_ID, razorpayKeys, ROOT } from '../../local/stack/settings';
import { store } from '../../src/domain/store';
import { startAccounts, tokenOf } from './accounts';
import { openBooks } from '../../local/books/books';
import { openClock } from './clock';
import { wrongSums } from '../../local/books/sums';

/** The addresses of the functions' neighbours. */
export interface BackendUrls {
  firestore: string;
  razorpay: string;
  nimbuspost: string;
}

export interface ProcessOptions {
  /** Puts proxies between the functions and their neighbours. Returns the addresses of the proxies. */
  between?: (urls: BackendUrls) => Promise<BackendUrls>;
}

/** Milliseconds. The real service releases a dead process's locks after 60 s, which is too long to wait here. */
const ABANDONED_AFTER = 2000;
/** All callers share one address, so the rate limit is lifted. */
const NO_RATE_LIMIT = { RATE_LIMIT_BURST: '1000000', RATE_LIMIT_PER_SECOND: '1000000' };

/** The function that a path of the shop's API leads to, as firebase.json says. */
export function routing(): (path: string) => string {
  const { rewrites = [] } = readHostingConfig(join(ROOT, 'firebase.json'));
  const prefixes = rewrites.flatMap((one) =>
    'function' in one && one.source
      ? [{ prefix: one.source.replace('**', ''), name: functionName(one) }]
      : [],
  );
  return (path) => {
    const found = prefixes.find(({ prefix }) => path.startsWith(prefix));
    if (!found) throw new Error(`No function answers at ${path}`);
    return functionPath(found.name) + path;
  };
}

/** Firestore in a process that can be killed and restarted at the same address with all acknowledged data. */
async function startStorage(folder: string, dataDir: string) {
  let killed = false;
  const launch = (port: number) => {
    const settings: FirestoreSettings = {
      port,
      dataDir,
      google: false,
      limits: { longestIdleMs: ABANDONED_AFTER },
    };
    return startChild({
      part: 'firestore',
      script: 'local/stack/processes/firestoreProcess.ts',
      settings,
      logFile: join(folder, 'firestore.log'),
      onCrash: (reason) => void (killed || console.error(reason)),
    });
  };
  let current = await launch(0);
  const { url } = current;
  return {
    url,
    pid: () => current.pid,
    kill: async () => {
      killed = true;
      await current.kill();
    },
    start: async () => {
      current = await launch(Number(new URL(url).port));
      killed = false;
    },
    close: () => current.close(),
  };
}

/** The whole database of a Firestore that runs elsewhere. */
function collectionsBehind(url: string, db: Firestore) {
  return {
    async all(): Promise<QueryDocumentSnapshot[]> {
      const collections = [...(await db.listCollections()), db.collectionGroup('uses')];
      return (await Promise.all(collections.map((one) => one.get()))).flatMap(({ docs }) => docs);
    },
    async clear(): Promise<void> {
      const path = `emulator/v1/projects/${PROJECT_ID}/databases/(default)/documents`;
      const { ok, status } = await fetch(`${url}/${path}`, { method: 'DELETE' });
      if (!ok) throw new Error(`Firestore answered ${status}`);
    },
  };
}

/** The built functions in a process of their own, Firestore in another, the providers' sandboxes in this one. */
export async function startProcesses({ between = (urls) => Promise.resolve(urls) }: ProcessOptions = {}) {
  const running = new Running();
  try {
    return await bringUp(running, between);
  } catch (error) {
    await running.closeAll();
    throw error;
  }
}

async function bringUp(running: Running, between: NonNullable<ProcessOptions['between']>) {
  const folder = mkdtempSync(join(tmpdir(), 'glumist-faults-'));
  running.onClose(() => rmSync(folder, { recursive: true, force: true }));
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const clock = openClock(join(folder, 'clock'));
  const [firestore, razorpay, accounts, credentials] = await Promise.all([
    running.start(startStorage(folder, dataDir)),
    running.start(startRazorpay({ port: 0, dataDir: null, webhookUrl: null, ...razorpayKeys })),
    running.start(startAccounts()),
    ensureServiceAccount(join(folder, 'service-account.json')),
    buildFunctions(),
  ]);
  const courier = await openCourierSandbox(clock.now);
  running.onClose(() => courier.close());
  const urls = await between({ firestore: firestore.url, razorpay: razorpay.url, nimbuspost: courier.url });
  // Read at each start of the process.
  const env = {
    ...functionsEnvironment({
      firestoreUrl: urls.firestore,
      razorpayUrl: urls.razorpay,
      nimbuspostUrl: urls.nimbuspost,
      // Nobody uploads a picture in a fault.
      authUrl: accounts.url,
      storageUrl: 'http://127.0.0.1:9',
      smtpUrl: '',
      push: null,
      baseUrl: 'http://shop.example',
      credentials,
    }),
    ...courier.environment('b2c-v1'),
    ...NO_RATE_LIMIT,
    ...clock.environment,
  };
  const functions = await running.start(
    startFunctions({ port: 0, bundle: join(ROOT, 'functions/lib/index.js'), logDir: folder, env }),
  );
  const admin = adminFirestore(Number(new URL(firestore.url).port), PROJECT_ID);
  running.onClose(() => admin.close());
  const payments = paymentSandbox(razorpay.url, razorpayKeys);
  const providers = { ...payments, parcels: courier.controls.shipments };
  const filled = { db: admin.db, collections: collectionsBehind(firestore.url, admin.db) };
  let books = await openBooks(admin.db, providers);
  const forget = async () => void (books = await openBooks(admin.db, providers));
  const route = routing();
  const token = (name: string) => tokenOf(name, clock.now());

  return {
    ...shopClient({ urlOf: (path) => functions.url + route(path), apiKey: store.apiKey, tokenOf: token }),
    ...courier.controls,
    db: admin.db,
    razorpay: payments,
    functions,
    firestore,
    forget,
    advance: clock.advance,
    now: () => new Date(clock.now()),
    /** Switches the courier account to this dialect and restarts the functions. */
    async speak(dialect: DialectName) {
      courier.controls.speak(dialect);
      Object.assign(env, courier.environment(dialect));
      await functions.restart();
    },
    reconcile: () => runReconciler(functions.url),
    snapshot: () => snapshot(filled),
    wrongSums: async () => wrongSums(await books.read()),
    async seed(things: Seed) {
      await seed(filled, things);
      await forget();
    },
    close: () => running.closeAll(),
  };
}

export type ProcessShop = Awaited<ReturnType<typeof startProcesses>>;
