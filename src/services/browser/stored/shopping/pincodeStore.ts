import { isPincode } from '@/domain/addresses/pincode';
import { local } from '../storage';

const KEY = 'glumist.pincode';

/** The PIN code of the last delivery check, stored on this device so that the shopper types it once. */
export interface PincodeStore {
  read(): string | null;
  write(pincode: string): void;
  clear(): void;
}

export const pincodeStore: PincodeStore = {
  read() {
    const stored = local.read(KEY);
    return typeof stored === 'string' && isPincode(stored) ? stored : null;
  },
  write: (pincode) => local.write(KEY, pincode),
  clear: () => local.remove(KEY),
};
