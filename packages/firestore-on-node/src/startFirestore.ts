import { type AddressInfo } from 'node:net';
import { type Server } from 'node:http';
import { type Authorizer, type RulesCompiler } from './authorizer';
import { createFirestoreServer } from './http/server';
import { parseIndexFile } from './indexes/indexFile';
import { type Json } from './json';
import { Service } from './service/context';
import { Store } from './store/store';
import { DEFAULT_LIMITS, type TransactionLimits } from './transactions/transactions';

export interface FirestoreServerOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Default 127.0.0.1. */
  readonly host?: string;
  /** The data directory; null keeps the data in memory only. */
  readonly dataDir: string | null;
  /** A log shorter than this is never compacted into a snapshot. Default 16 MiB. */
  readonly compactFromBytes?: number;
  /** Authorizes every request of callers other than the owner. Null (the default) allows everything. */
  readonly authorize?: Authorizer | null;
  /** Compiles the rules of `PUT /emulator/v1/projects/{p}:securityRules`; without it that call is refused. */
  readonly compileRules?: RulesCompiler | null;
  /** The content of a `firestore.indexes.json`: queries that need an index it lacks are refused. Null allows all queries. */
  readonly indexes?: Json | null;
  /** Receives one sentence per damaged and repaired file; `console.error` by default. */
  readonly warn?: (message: string) => void;
  /** Time limits of transactions and locks. Defaults to the limits of Cloud Firestore. */
  readonly limits?: Partial<TransactionLimits>;
}

export interface RunningFirestore {
  readonly port: number;
  /** `http://host:port`, without a trailing slash. */
  readonly url: string;
  readonly store: Store;
  /** Replaces the authorizer at once; with a project id, for that project only. */
  setAuthorizer(authorizer: Authorizer | null, project?: string): void;
  /** Stops listening, drops open connections, and closes the data directory after the last write. */
  close(): Promise<void>;
}

const EXPIRY_CHECK_MS = 1_000;

/** Starts a Firestore. Rejects if the port is taken or another process uses the data directory. */
export async function startFirestore(options: FirestoreServerOptions): Promise<RunningFirestore> {
  const { host = '127.0.0.1', dataDir, authorize = null, compileRules = null } = options;
  const indexes = options.indexes == null ? null : parseIndexFile(options.indexes);
  const { warn = (message: string) => console.error(`Firestore: ${message}`) } = options;
  const store = await Store.open({ dataDir, warn, compactFromBytes: options.compactFromBytes });
  const service = new Service(store, { ...DEFAULT_LIMITS, ...options.limits }, authorize, indexes);
  const { server, closeConnections } = createFirestoreServer(service, compileRules);
  const expiry = setInterval(() => service.expireTransactions(), EXPIRY_CHECK_MS);
  expiry.unref();
  const close = async () => {
    clearInterval(expiry);
    await stop(server, closeConnections);
    await store.close();
  };
  try {
    await listen(server, options.port, host);
  } catch (error) {
    await close();
    throw error;
  }
  const { port } = server.address() as AddressInfo;
  const setAuthorizer = (next: Authorizer | null, project?: string) => service.setAuthorizer(next, project);
  return { port, url: `http://${host}:${port}`, store, setAuthorizer, close };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function stop(server: Server, closeConnections: () => void): Promise<void> {
  return new Promise((resolve) => {
    if (!server.listening) return resolve();
    server.close(() => resolve());
    closeConnections();
  });
}
