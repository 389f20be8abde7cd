import { type ChildService } from './child';
import { startGate } from './gate';
import { type Part } from './ports';
import { type Service } from './service';

const RESTART_DELAY_MS = 500;
/** Failed starts in a row before a part is given up. */
const MAX_FAILED_STARTS = 3;

export interface RestartingOptions {
  part: Part;
  port: number;
  /** Starts the process on any free port. */
  launch: (onCrash: (reason: string) => void) => Promise<ChildService>;
  /** Called when the process could not be restarted. */
  onGivenUp?: (reason: string) => void;
}

export interface RestartingService extends Service {
  /** Restarts the process with the current code. */
  restart(): Promise<void>;
  /** Kills the process with SIGKILL; resolves when its successor answers. */
  kill(): Promise<void>;
  /** The current process id; 0 while there is none. */
  pid(): number;
}

/** Runs a part in its own process at a fixed address, and restarts it when it crashes. */
export async function startRestarting(options: RestartingOptions): Promise<RestartingService> {
  const { part, port, launch, onGivenUp } = options;
  const gate = await startGate(part, port);
  let closed = false;
  let killing = false;
  let current: ChildService | null = null;

  const start = async () => {
    current = await launch((reason) => {
      current = null;
      gate.setTarget('starting');
      if (killing || closed) return;
      console.error(`${reason}. Starting again.`);
      setTimeout(() => void restart(), RESTART_DELAY_MS).unref();
    });
    gate.setTarget(Number(new URL(current.url).port));
  };

  async function startAgain(): Promise<void> {
    gate.setTarget('starting');
    for (let failed = 1; ; failed += 1) {
      try {
        return await start();
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        console.error(reason);
        if (failed < MAX_FAILED_STARTS && !closed) continue;
        gate.setTarget('gone');
        return onGivenUp?.(reason);
      }
    }
  }

  // Restarts happen one after the other.
  let turn: Promise<void> = Promise.resolve();
  const restart = (): Promise<void> => {
    turn = turn.then(async () => {
      if (closed) return;
      await current?.close();
      current = null;
      await startAgain();
    });
    return turn;
  };

  try {
    await start();
  } catch (error) {
    await gate.close();
    throw error;
  }
  return {
    url: gate.url,
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
      await gate.close();
    },
  };
}
