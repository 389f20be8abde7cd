import path from 'node:path';
import { startChild, type ChildService } from '../stack/child';
import { type Service } from '../stack/service';
import { type RuntimeSettings } from './runtime';

const RESTART_DELAY_MS = 1_000;

export interface FunctionsOptions {
  port: number;
  bundle: string;
  env: NodeJS.ProcessEnv;
  logDir: string;
}

export interface FunctionsHost extends Service {
  /** Ends the process and starts it again with the bundle that is there now. */
  restart(): Promise<void>;
  /** Ends the process as kill -9 does; resolves when another answers in its place. */
  kill(): Promise<void>;
  /** The process that serves now; 0 while there is none. */
  pid(): number;
}

/** One process for all functions; when it crashes it comes up again, as an instance would in the cloud. */
export async function startFunctions({
  port,
  bundle,
  env,
  logDir,
}: FunctionsOptions): Promise<FunctionsHost> {
  let closed = false;
  let killing = false;
  const launch = (onPort: number): Promise<ChildService> => {
    const settings: RuntimeSettings = { port: onPort, bundle };
    return startChild({
      part: 'functions',
      script: 'local/functions/runtime.ts',
      settings,
      env,
      logFile: path.join(logDir, 'functions.log'),
      onCrash: (reason) => {
        if (killing) return;
        console.error(`${reason}. Starting again.`);
        setTimeout(() => void restart(), RESTART_DELAY_MS).unref();
      },
    });
  };
  let current: ChildService | null = await launch(port);
  const { url } = current;
  // Restarts happen one after the other, and keep the address.
  let turn: Promise<void> = Promise.resolve();
  const restart = (): Promise<void> => {
    turn = turn.then(async () => {
      if (closed) return;
      await current?.close();
      current = null;
      try {
        current = await launch(Number(new URL(url).port));
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
      }
    });
    return turn;
  };
  return {
    url,
    restart,
    pid: () => current?.pid ?? 0,
    kill: async () => {
      killing = true;
      await current?.kill();
      killing = false;
      await restart();
    },
    close: async () => {
      closed = true;
      await turn;
      await current?.close();
    },
  };
}
