interface Scheduled {
  id: string;
  startsAt?: string;
}

/** Milliseconds within which the reconciler enables an offer after its start. */
const OPENED_WITHIN_MS = 2 * 60_000;

/**
 * Adds the catalogue's scheduled offers to those read from Firestore, which hides them until the reconciler
 * has enabled them. Other offers of the catalogue that were not read are disabled.
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
