export { REFRESH_INTERVAL_MS, syncOwned, type OwnedSync } from './syncOwned';
