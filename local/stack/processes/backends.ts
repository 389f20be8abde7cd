import path from 'node:path';
import { startAuth } from '../../auth';
import { startNimbusPost } from '../../nimbuspost';
import { startRazorpay } from '../../razorpay';
import { startPush, type PushSandbox } from '../../push';
import { startSmtp, type SmtpSandbox } from '../../smtp';
import { startStorage } from '../../storage';
import { startChild } from './child';
import { type FirestoreSettings } from './firestoreProcess';
import { type StackOptions } from '../options';
import { isAddressInUse, PortTakenError, type Part, type Ports } from './ports';
import { startRestarting } from './restarting';
import { type Running } from './running';
import { type Service } from './service';
import { nimbuspostKeys, razorpayKeys, smtpAccount, STORAGE_BUCKET } from '../settings';

export interface Backends {
  firestore: Service;
  auth: Service;
  razorpay: Service;
  nimbuspost: Service;
  storage: Service;
  smtp: Pick<SmtpSandbox, 'url' | 'smtpUrl' | 'close'>;
  push: Pick<PushSandbox, 'url' | 'close'>;
}

interface BackendOptions extends Pick<StackOptions, 'googleFirestore'> {
  ports: Ports;
  dataDir: string;
  logDir: string;
  /** Address for the sandboxes' webhooks. */
  baseUrl: string;
  onCrash: (reason: string) => void;
  /** Shows the developer which files were repaired. */
  warn: (message: string) => void;
}

/** Starts the backends of functions and web app in parallel: Firestore, Auth and the sandboxes. */
export async function startBackends(running: Running, options: BackendOptions): Promise<Backends> {
  const { ports, dataDir, baseUrl, warn } = options;
  const sandbox = <T extends Pick<Service, 'close'>>(part: Part, start: (port: number) => Promise<T>) =>
    running.start(named(part, ports[part], start(ports[part])));
  const [firestore, razorpay, nimbuspost, storage, smtp, push, auth] = await Promise.all([
    running.start(startFirestoreProcess(options)),
    sandbox('razorpay', (port) =>
      startRazorpay({ port, dataDir, warn, webhookUrl: `${baseUrl}/api/payment/webhook`, ...razorpayKeys }),
    ),
    sandbox('nimbuspost', (port) =>
      startNimbusPost({
        port,
        dataDir,
        warn,
        webhookUrl: `${baseUrl}/api/nimbus/webhook`,
        ...nimbuspostKeys,
      }),
    ),
    sandbox('storage', (port) =>
      startStorage({ port, folder: path.join(dataDir, 'storage'), bucket: STORAGE_BUCKET, warn }),
    ),
    sandbox('smtp', (port) => startSmtp({ port, dataDir, warn, ...smtpAccount })),
    sandbox('push', (port) => startPush({ port, dataDir, warn })),
    running.start(startAuth({ port: ports.auth, dataDir, warn })),
  ]);
  return { firestore, auth, razorpay, nimbuspost, storage, smtp, push };
}

/** Google's emulator is not restarted after a crash, because it would come back empty. */
function startFirestoreProcess(options: BackendOptions): Promise<Service> {
  const { ports, dataDir, logDir, googleFirestore, onCrash, warn } = options;
  const launch = (settings: FirestoreSettings, crashed: (reason: string) => void) =>
    startChild({
      part: 'firestore',
      script: 'local/stack/processes/firestoreProcess.ts',
      settings,
      logFile: path.join(logDir, 'firestore.log'),
      onCrash: crashed,
      onWarning: warn,
    });
  if (googleFirestore) return launch({ port: ports.firestore, dataDir, google: true }, onCrash);
  return startRestarting({
    part: 'firestore',
    port: ports.firestore,
    launch: (crashed) => launch({ port: 0, dataDir, google: false }, crashed),
    onGivenUp: onCrash,
  });
}

/** Turns a sandbox's "address in use" into the stack's own error. */
async function named<T>(part: Part, port: number, starting: Promise<T>): Promise<T> {
  try {
    return await starting;
  } catch (error) {
    throw isAddressInUse(error) ? new PortTakenError(part, port) : error;
  }
}
