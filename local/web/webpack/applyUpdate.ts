declare const __webpack_hash__: string;

/** The hash of the newest build that the server has told of. */
let newest = '';

async function takeUpdates(hot: NodeJS.Hot): Promise<void> {
  while (newest !== __webpack_hash__) {
    const replaced = await hot.check({
      // A module that throws, as after an error of syntax, may be mended by the next update.
      ignoreErrored: true,
      onErrored: ({ error }) => console.error(error),
    });
    if (!replaced) throw new Error('The server has no update for this page.');
  }
  console.info('[HMR] App is up to date.');
}

/**
 * Replaces how webpack-dev-middleware's client applies an update: here webpack fetches and applies it in one step. In the client's
 * two steps a chunk may begin to load in between, and then the page took no update any more. What cannot be replaced reloads the
 * page.
 */
export default function applyUpdate(hash: string): void {
  newest = hash;
  const { hot } = module;
  if (hot?.status() !== 'idle' || newest === __webpack_hash__) return;
  takeUpdates(hot).catch((error: unknown) => {
    console.warn('[HMR] The page reloads:', error);
    location.reload();
  });
}
