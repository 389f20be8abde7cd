import { parseArgs } from 'node:util';
import { startFirestore } from './index';

const USAGE =
  'Usage: cli.ts [--port 8080] [--host 127.0.0.1] [--data DIR]   (without --data nothing is kept)';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '8080' },
      host: { type: 'string', default: '127.0.0.1' },
      data: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const port = Number(values.port);
  if (values.help || !Number.isInteger(port)) {
    console.log(USAGE);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const firestore = await startFirestore({ port, host: values.host, dataDir: values.data ?? null });
  console.log(`Firestore ready: ${firestore.url}`);
  const stop = () => {
    void firestore.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
