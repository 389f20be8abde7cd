import { CACHES, dropOldBuilds } from './caches';
import { keepShop, precache } from './precache';
import { routeOf } from '@/domain/offline/routes';
import { staticRoutes } from '@/domain/offline/staticRoutes';
import { files, worker, type InstallEvent } from './scope';
import { strategies } from './strategies';

/** What is certain to be kept is answered by the browser itself, which need not wait for this worker to start. */
async function passBy(event: InstallEvent): Promise<void> {
  // Where a browser takes none of them, the worker answers all.
  await event.addRoutes?.(staticRoutes(files.needed, CACHES.assets)).catch(() => undefined);
}

let precached: Promise<unknown> = Promise.resolve();
let keeping: Promise<void> | undefined;

worker.addEventListener('install', (event) => {
  precached = precache().then((isWhole) => (isWhole ? passBy(event) : undefined));
  // Where somebody is there by then, the first worker answers for the shop once all of it is there.
  event.waitUntil(precached.then(() => keeping));
});

worker.addEventListener('activate', (event) => {
  const takeOver = async () => {
    await dropOldBuilds();
    // A page that is not kept is asked for while this worker still starts.
    await worker.registration.navigationPreload?.enable();
    await worker.clients.claim();
  };
  event.waitUntil(takeOver());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { method, url, mode, cache } = request;
  const authorized = request.headers.has('authorization');
  const route = routeOf({ method, url, mode, cache, authorized }, worker.location.origin);
  if (route !== 'none') event.respondWith(strategies[route].handle({ event: event as never, request }));
});

worker.addEventListener('message', (event) => {
  // Somebody is there.
  if (event.data === 'keep') event.waitUntil((keeping ??= precached.then(keepShop)));
  if (event.data === 'claim') event.waitUntil(worker.clients.claim());
  // The page asks for it when somebody has said yes.
  if (event.data === 'take-over') event.waitUntil(worker.skipWaiting());
});
