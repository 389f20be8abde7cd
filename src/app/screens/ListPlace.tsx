import { useEffect, useState, useSyncExternalStore } from 'react';
import { Rehearsal } from '@/lib/Rehearsal';
import { matchPath, useLocation, useNavigationType } from '@/lib/routing';
import { savesData } from '@/lib/savesData';
import { whenIdle } from '@/lib/whenIdle';
import { engine } from '../engine/loader';
import { nextStand, type ListStand } from './listStand';
import { List, preloadScreen, screenAt } from './screens';

/** The list's address. */
export const LIST = '/products';

/** Milliseconds. */
const REHEARSED_LATEST = 3000;

const list = <List />;

/** Whether the engine runs: until then there is more to do than to rehearse. */
const useEngineRuns = () =>
  useSyncExternalStore(
    engine.subscribe,
    () => engine.status() === 'running',
    () => false,
  );

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

  const awaitsRehearsal = useEngineRuns() && now === 'absent' && screenAt(pathname) !== 'admin';
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
