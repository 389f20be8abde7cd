import { pincodePath, placeIn, type PincodeFile, type PincodePlace } from '@/domain/addresses/pincode';
import { fail, ok, type Result } from '../result';
import type { Http } from '../shopApi/http';

const TIMEOUT_MS = 8000;

function isFile(body: unknown): body is PincodeFile {
  return typeof body === 'object' && body !== null && 'pins' in body && 'states' in body;
}

/** India Post's directory in small files, each fetched once when a code needs it. */
export function createPincodeService(http: Http) {
  const files = new Map<string, PincodeFile>();
  return {
    /** null when India Post does not know the code. */
    async find(pincode: string): Promise<Result<PincodePlace | null, { kind: 'unavailable' }>> {
      const path = `/${pincodePath(pincode)}`;
      const cached = files.get(path);
      if (cached) return ok(placeIn(cached, pincode));
      const outcome = await http({ method: 'GET', path, timeoutMs: TIMEOUT_MS });
      if (outcome.kind === 'network' || outcome.status !== 200 || !isFile(outcome.body)) {
        return fail({ kind: 'unavailable' });
      }
      files.set(path, outcome.body);
      return ok(placeIn(outcome.body, pincode));
    },
  };
}
