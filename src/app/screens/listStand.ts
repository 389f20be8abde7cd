/**
 * Where the list is: `absent`, until somebody goes there; `rehearsed` on another page, drawn ahead and unseen; `revealed`, what was
 * rehearsed, in its place; `own`, drawn where it stands; `left`, once somebody was there.
 */
export type ListStand = 'absent' | 'rehearsed' | 'revealed' | 'own' | 'left';

/** What becomes of it on a page. `isFresh`: its address is new, its plain one: what was rehearsed. */
export function nextStand(stand: ListStand, isHere: boolean, isFresh: boolean): ListStand {
  const stood = stand === 'own' || stand === 'revealed';
  if (isHere === stood) return stand;
  if (!isHere) return 'left';
  return stand === 'rehearsed' && isFresh ? 'revealed' : 'own';
}
