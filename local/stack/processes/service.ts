/** A part that runs in its own process: where it answers, and how it ends in order. */
export interface Service {
  url: string;
  close(): Promise<void>;
}

/** A message of a service process to the stack over IPC. */
export type ServiceMessage =
  | { kind: 'ready'; url: string }
  | { kind: 'warning'; message: string }
  | { kind: 'failed'; code: string | null; message: string };

/**
 * The main function of a service process. It reports its address, and ends when the IPC channel closes, which happens both on
 * a stop and when the stack was killed.
 */
export async function runService(start: () => Promise<Service>): Promise<void> {
  let service: Service | null = null;
  const end = () => {
    if (!service) process.exit(0);
    service.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  if (process.connected === false) end();
  process.once('disconnect', end);
  process.once('SIGTERM', end);
  // The terminal sends Ctrl-C to every process of the group; the stack decides the order of stopping.
  process.on('SIGINT', () => undefined);
  try {
    service = await start();
    sendMessage({ kind: 'ready', url: service.url });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : null;
    sendMessage({ kind: 'failed', code, message: error instanceof Error ? error.message : String(error) });
    console.error(error);
    process.exitCode = 1;
    process.disconnect?.();
  }
}

/** Shows a sentence in the stack's terminal, on its console page and in this process's log. */
export function warnStack(message: string): void {
  console.error(message);
  sendMessage({ kind: 'warning', message });
}

function sendMessage(message: ServiceMessage): void {
  process.send?.(message);
}
