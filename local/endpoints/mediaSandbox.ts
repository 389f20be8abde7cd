import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cloudStorage } from '../../functions/src/gateways/cloudStorage';
import { type FileStore } from '../../functions/src/gateways/storage';
import { startStorage } from '../storage';

/** A bucket in a folder that goes with the test. */
export async function openMediaSandbox() {
  const folder = mkdtempSync(join(tmpdir(), 'glumist-media-'));
  const bucket = 'endpoints.firebasestorage.app';
  const server = await startStorage({ port: 0, folder, bucket });
  const store: FileStore = cloudStorage({
    ...{ baseUrl: server.url, bucket, token: () => Promise.resolve('owner'), pauses: [] },
  });
  return {
    storage: () => store,
    url: server.url,
    bucket,
    /** How many files lie there, whatever the bucket itself says. */
    count: () => readdirSync(join(folder, 'files')).length,
    async close() {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
