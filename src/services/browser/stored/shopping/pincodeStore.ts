import { isPincode } from '@/domain/addresses/pincode';
import { local } from '../storage';

const KEY = 'glumist.pincode';

/** The PIN code of the last delivery check, stored on this device so that the shopper types it once. */
export const pincodeStore = {
  read(): string | null {
    const stored = local.read(KEY);
    return typeof stored === 'string' && isPincode(stored) ? stored : null;
  },
  write: (pincode: string): void => local.write(KEY, pincode),
  clear: (): void => local.remove(KEY),
};
