export { followOwner } from './followOwner';
export { syncOwned, type OwnedSync } from './syncOwned';
