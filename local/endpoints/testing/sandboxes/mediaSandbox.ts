import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cloudStorage } from '../../../../functions/src/gateways/storage/cloudStorage';
import { type FileStore } from '../../../../functions/src/gateways/storage/fileStore';
import { startStorage } from '../../../storage';

/** A bucket in a folder that is deleted after the test. */
export async function openMediaSandbox() {
  const folder = mkdtempSync(join(tmpdir(), 'glumist-media-'));
  const bucket = 'endpoints.firebasestorage.app';
  const server = await startStorage({ port: 0, folder, bucket });
  const storeAt = (baseUrl: string): FileStore =>
    cloudStorage({ baseUrl, bucket, token: () => Promise.resolve('owner'), pauses: [] });
  const store = storeAt(server.url);
  // A port without a server.
  const nowhere = storeAt('http://127.0.0.1:9');
  let reached = true;
  return {
    storage: () => (reached ? store : nowhere),
    /** Whether the bucket can be reached. */
    reach: (now: boolean) => void (reached = now),
    /** The number of files in the folder. */
    count: () => readdirSync(join(folder, 'files')).length,
    async close() {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
