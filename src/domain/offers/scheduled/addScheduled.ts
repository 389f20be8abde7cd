interface Scheduled {
  id: string;
  startsAt?: string;
}

/** Milliseconds after its start within which the reconciler has opened what is due. */
const OPENED_WITHIN_MS = 2 * 60_000;

/**
 * The offers read from Firestore, and those of the catalogue that Firestore does not show yet: they begin later, or have
 * just begun and wait for the reconciler. Any other offer of the catalogue that was not read has been switched off.
 */
export function addScheduled<T extends Scheduled>(
  read: readonly T[],
  catalogue: readonly T[],
  now: Date,
): T[] {
  const readIds = new Set(read.map(({ id }) => id));
  const isWaiting = ({ startsAt }: Scheduled) =>
    startsAt !== undefined && Date.parse(startsAt) > now.getTime() - OPENED_WITHIN_MS;
  return [...read, ...catalogue.filter((offer) => !readIds.has(offer.id) && isWaiting(offer))];
}
