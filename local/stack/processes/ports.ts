import { createServer, type AddressInfo, type Server } from 'node:net';
import { HOST } from '../settings';

/** The environment variable that sets the port of each part, and the port it takes otherwise, if that is free. */
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

/** How far a part moves while its preset is taken (5000, 5100, 5200 …), and how many ports it tries. */
const STEP = 100;
const TRIES = 10;

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

/** The ports that the environment names; throws on anything that is not a port number. */
export function portsFromEnv(env: NodeJS.ProcessEnv): Partial<Ports> {
  const ports: Partial<Ports> = {};
  for (const part of parts) {
    const { variable } = portVariables[part];
    const text = env[variable];
    if (!text) continue;
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

/** Throws a PortTakenError unless the port is free. */
async function assertFree(part: Part, port: number): Promise<void> {
  const probe = createServer();
  await listen(probe, part, port);
  await new Promise((resolve) => probe.close(resolve));
}

/** The part's preset, or while that is taken the next free one: other programs use 5000 and 8080 too. */
async function firstFree(part: Part): Promise<number> {
  const { preset } = portVariables[part];
  for (let port: number = preset; port < preset + TRIES * STEP; port += STEP) {
    try {
      await assertFree(part, port);
      return port;
    } catch (error) {
      if (!isAddressInUse(error)) throw error;
    }
  }
  throw new PortTakenError(part, preset);
}

/** A free port for each part, before anything starts. A port that was named is taken as it is, or a PortTakenError is thrown. */
export async function choosePorts(named: Partial<Ports>): Promise<Ports> {
  const chosen: [Part, number][] = [];
  for (const part of parts) {
    const port = named[part];
    if (port) await assertFree(part, port);
    chosen.push([part, port ?? (await firstFree(part))]);
  }
  return Object.fromEntries(chosen) as Ports;
}
