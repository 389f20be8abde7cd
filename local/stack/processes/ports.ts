import { createServer, type AddressInfo, type Server } from 'node:net';
import { HOST } from '../settings';

/** The environment variable that moves each part, and its port when nothing is set. */
export const portVariables = {
  hosting: { variable: 'PORT', preset: 5000, label: 'the shop' },
  firestore: { variable: 'FIRESTORE_PORT', preset: 8080, label: 'Firestore' },
  auth: { variable: 'AUTH_PORT', preset: 9099, label: 'Auth' },
  functions: { variable: 'FUNCTIONS_PORT', preset: 5001, label: 'the functions' },
  razorpay: { variable: 'RAZORPAY_PORT', preset: 5010, label: 'the Razorpay sandbox' },
  nimbuspost: { variable: 'NIMBUSPOST_PORT', preset: 5011, label: 'the NimbusPost sandbox' },
  storage: { variable: 'STORAGE_PORT', preset: 5012, label: 'the Storage sandbox' },
  smtp: { variable: 'SMTP_PORT', preset: 5013, label: 'the mail sandbox' },
  push: { variable: 'PUSH_PORT', preset: 5014, label: 'the push sandbox' },
} as const;

export type Part = keyof typeof portVariables;
/** Port of each part; 0 takes any free port. */
export type Ports = Record<Part, number>;

const parts = Object.keys(portVariables) as Part[];

export const freePorts = Object.fromEntries(parts.map((part) => [part, 0])) as Ports;

/** Another process uses a part's port; the message names the variable that changes it. */
export class PortTakenError extends Error {
  readonly code = 'EADDRINUSE';

  constructor(part: Part, port: number) {
    const { variable, label } = portVariables[part];
    super(
      `Port ${port} for ${label} is taken. Stop what uses it, or choose another: ${variable}=… npm start`,
    );
    this.name = 'PortTakenError';
  }
}

/** The ports the environment asks for; throws on anything that is not a port number. */
export function portsFromEnv(env: NodeJS.ProcessEnv): Ports {
  const ports = { ...freePorts };
  for (const part of parts) {
    const { variable, preset } = portVariables[part];
    const text = env[variable] || String(preset);
    const port = Number(text);
    if (!Number.isInteger(port) || port < 0 || port > 65_535) {
      throw new Error(`${variable} is ${text}: a port is a whole number from 0 to 65535.`);
    }
    ports[part] = port;
  }
  return ports;
}

export function isAddressInUse(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'EADDRINUSE';
}

/** Listens on 127.0.0.1 and returns the address; throws a PortTakenError. */
export async function listen(server: Server, part: Part, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(isAddressInUse(error) ? new PortTakenError(part, port) : error));
    server.listen(port, HOST, resolve);
  });
  return `http://${HOST}:${(server.address() as AddressInfo).port}`;
}

/** Checks every fixed port before anything starts. */
export async function assertPortsFree(ports: Ports): Promise<void> {
  for (const part of parts) {
    if (ports[part] === 0) continue;
    const probe = createServer();
    await listen(probe, part, ports[part]);
    await new Promise((resolve) => probe.close(resolve));
  }
}
