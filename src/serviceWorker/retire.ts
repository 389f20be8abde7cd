import { dropEverything } from './caches';
import { worker } from './scope';

// Stands in the worker's place where the shop is to be without one: it takes over at once, clears up and goes.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => {
  event.waitUntil(dropEverything().then(() => worker.registration.unregister()));
});
