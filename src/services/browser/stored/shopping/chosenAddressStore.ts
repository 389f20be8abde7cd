import { ownSession } from '../ownSession';

const KEY = 'glumist.chosenAddress';

/** The `createdAt` of the address that was chosen in this tab, which a reload must not change. */
export const chosenAddressStore = {
  read(): string | null {
    const stored = ownSession.read(KEY);
    return typeof stored === 'string' && stored !== '' ? stored : null;
  },
  write: (createdAt: string): void => ownSession.write(KEY, createdAt),
  clear: (): void => ownSession.remove(KEY),
};
