import { CACHES, dropOldBuilds } from './caches';
import { cacheShop, precache } from './precache';
import { openPage, show } from './push';
import { routeOf } from '@/domain/offline/routes';
import { staticRoutes } from '@/domain/offline/staticRoutes';
import { files, worker, type InstallEvent } from './scope';
import { strategies } from './strategies';

/** Has the browser answer precached files itself, without waiting for this worker to start. */
async function addStaticRoutes(event: InstallEvent): Promise<void> {
  // Browsers without static routes send every request to the worker.
  await event.addRoutes?.(staticRoutes(files.needed, CACHES.assets)).catch(() => undefined);
}

let precached: Promise<unknown> = Promise.resolve();
let cachingShop: Promise<void> | undefined;

worker.addEventListener('install', (event) => {
  precached = precache().then((isWhole) => (isWhole ? addStaticRoutes(event) : undefined));
  // After an interaction, the first worker takes over once it has cached the shop.
  event.waitUntil(precached.then(() => cachingShop));
});

worker.addEventListener('activate', (event) => {
  const takeOver = async () => {
    await dropOldBuilds();
    // The request for an uncached page starts while this worker is still starting.
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
  // The page sends this after its first interaction.
  if (event.data === 'keep') event.waitUntil((cachingShop ??= precached.then(cacheShop)));
  if (event.data === 'claim') event.waitUntil(worker.clients.claim());
  // The page sends this after the shopper accepted the new version.
  if (event.data === 'take-over') event.waitUntil(worker.skipWaiting());
});

worker.addEventListener('push', (event) => event.waitUntil(show(event)));
worker.addEventListener('notificationclick', (event) => event.waitUntil(openPage(event)));
