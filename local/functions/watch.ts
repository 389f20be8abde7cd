import { watch } from 'node:fs';

const SETTLE_MS = 200;

/** Calls `changed` once after a burst of changes below the folders. Returns a function that stops watching. */
export function watchFolders(folders: string[], changed: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      changed().catch((error: unknown) => console.error(error instanceof Error ? error.message : error));
    }, SETTLE_MS);
  };
  const watchers = folders.map((folder) => watch(folder, { recursive: true }, schedule));
  return () => {
    clearTimeout(timer);
    watchers.forEach((watcher) => watcher.close());
  };
}
