import path from 'node:path';
import { startChild } from '../stack/processes/child';
import { startRestarting, type RestartingService } from '../stack/processes/restarting';
import { type RuntimeSettings } from './runtime';

export interface FunctionsOptions {
  port: number;
  bundle: string;
  env: NodeJS.ProcessEnv;
  logDir: string;
}

export type FunctionsHost = RestartingService;

/** One process for all functions, restarted after a crash like an instance in the cloud. */
export function startFunctions({ port, bundle, env, logDir }: FunctionsOptions): Promise<FunctionsHost> {
  const settings: RuntimeSettings = { port: 0, bundle };
  return startRestarting({
    part: 'functions',
    port,
    launch: (onCrash) =>
      startChild({
        part: 'functions',
        script: 'local/functions/runtime.ts',
        settings,
        env,
        logFile: path.join(logDir, 'functions.log'),
        onCrash,
      }),
  });
}
