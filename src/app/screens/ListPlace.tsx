import { useEffect, useState } from 'react';
import { Rehearsal } from '@/lib/Rehearsal';
import { REHEARSED_LATEST } from '@/lib/rehearsing';
import { matchPath, useLocation, useNavigationType } from '@/lib/routing';
import { savesData } from '@/lib/savesData';
import { whenIdle } from '@/lib/whenIdle';
import { useIsNear } from '../near/useIsNear';
import { nextStand, type ListStand } from './listStand';
import { List, preloadScreen, screenAt } from './screens';

/** The list's address. */
export const LIST = '/products';

const list = <List />;

/**
 * The list, at its address. Most people go there from another page: there it is rehearsed, once, and what was rehearsed is shown
 * with the press.
 */
export function ListPlace() {
  const { pathname, search } = useLocation();
  const isFresh = useNavigationType() === 'PUSH' && search === '';
  const isHere = matchPath(LIST, pathname) !== null;
  const [stand, setStand] = useState<ListStand>(isHere ? 'own' : 'absent');
  const now = nextStand(stand, isHere, isFresh);
  if (now !== stand) setStand(now);

  // Until what is near has come there is more to do than to rehearse.
  const isReady = useIsNear();
  const awaitsRehearsal = isReady && now === 'absent' && screenAt(pathname) !== 'admin';
  useEffect(() => {
    if (!awaitsRehearsal || savesData()) return undefined;
    let wanted = true;
    const rehearse = async () => {
      await preloadScreen('list');
      if (wanted) setStand((before) => (before === 'absent' ? 'rehearsed' : before));
    };
    // What does not come is asked for again once somebody goes there.
    const callOff = whenIdle(() => void rehearse().catch(() => undefined), REHEARSED_LATEST);
    return () => {
      wanted = false;
      callOff();
    };
  }, [awaitsRehearsal]);

  if (now === 'own') return list;
  const isRehearsed = now === 'rehearsed' || now === 'revealed';
  return (
    isRehearsed && (
      <Rehearsal isDue isShown={now === 'revealed'}>
        {list}
      </Rehearsal>
    )
  );
}
