import { dropEverything } from './caches';
import { worker } from './scope';

// Replaces the worker where the shop is configured without one: takes over at once, deletes the caches and
// unregisters.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => {
  event.waitUntil(dropEverything().then(() => worker.registration.unregister()));
});
