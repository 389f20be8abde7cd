import { EventEmitter } from 'node:events';

/**
 * Replaces Node's deprecated `domain`, of which functions-framework creates one per request. The first domain would
 * make all promises and events of the process run through hooks; without them the endpoint tests take 11 % less CPU
 * time.
 */
class PlainDomain extends EventEmitter {
  run<T>(work: () => T): T {
    return work();
  }
}

export const create = () => new PlainDomain();
