import path from 'node:path';
import { startAuth } from '../auth';
import { startNimbusPost } from '../nimbuspost';
import { startRazorpay } from '../razorpay';
import { startStorage } from '../storage';
import { startChild } from './child';
import { type FirestoreSettings } from './firestoreProcess';
import { type StackOptions } from './options';
import { isAddressInUse, PortTakenError, type Part } from './ports';
import { type Running } from './running';
import { type Service } from './service';
import { nimbuspostKeys, razorpayKeys, STORAGE_BUCKET } from './settings';

export interface Backends {
  firestore: Service;
  auth: Service;
  razorpay: Service;
  nimbuspost: Service;
  storage: Service;
}

interface BackendOptions extends Pick<StackOptions, 'ports' | 'googleFirestore'> {
  dataDir: string;
  logDir: string;
  /** Where the sandboxes send their webhooks. */
  baseUrl: string;
  onCrash: (reason: string) => void;
}

/** Starts what the functions and the web app talk to, all at once: Firestore, Auth and the sandboxes. */
export async function startBackends(running: Running, options: BackendOptions): Promise<Backends> {
  const { ports, dataDir, baseUrl } = options;
  const [firestore, razorpay, nimbuspost, storage, auth] = await Promise.all([
    running.start(startFirestoreProcess(options)),
    running.start(
      named(
        'razorpay',
        ports.razorpay,
        startRazorpay({
          port: ports.razorpay,
          dataDir,
          webhookUrl: `${baseUrl}/api/payment/webhook`,
          ...razorpayKeys,
        }),
      ),
    ),
    running.start(
      named(
        'nimbuspost',
        ports.nimbuspost,
        startNimbusPost({
          port: ports.nimbuspost,
          dataDir,
          webhookUrl: `${baseUrl}/api/nimbus/webhook`,
          ...nimbuspostKeys,
        }),
      ),
    ),
    running.start(
      named(
        'storage',
        ports.storage,
        startStorage({ port: ports.storage, folder: path.join(dataDir, 'storage'), bucket: STORAGE_BUCKET }),
      ),
    ),
    running.start(startAuth({ port: ports.auth, dataDir })),
  ]);
  return { firestore, auth, razorpay, nimbuspost, storage };
}

function startFirestoreProcess(options: BackendOptions): Promise<Service> {
  const { ports, dataDir, logDir, googleFirestore, onCrash } = options;
  const settings: FirestoreSettings = { port: ports.firestore, dataDir, google: googleFirestore };
  return startChild({
    part: 'firestore',
    script: 'local/stack/firestoreProcess.ts',
    settings,
    logFile: path.join(logDir, 'firestore.log'),
    onCrash,
  });
}

/** A sandbox's "address in use" in the stack's own words. */
async function named<T>(part: Part, port: number, starting: Promise<T>): Promise<T> {
  try {
    return await starting;
  } catch (error) {
    throw isAddressInUse(error) ? new PortTakenError(part, port) : error;
  }
}
