import { useEffect, useState } from 'react';
import { Rehearsal } from '@/lib/Rehearsal';
import { usePathname } from '@/lib/routing';
import { savesData } from '@/lib/savesData';
import { whenIdle } from '@/lib/whenIdle';
import { List, preloadScreen, screenAt } from './screens/screens';

/** Milliseconds. */
const REHEARSED_LATEST = 3000;

/** The list, where most people go from another page; gone once they were there. */
export function ListScreenRehearsal() {
  const isThere = screenAt(usePathname()) === 'list';
  const [wasThere, setWasThere] = useState(isThere);
  const [isDue, setDue] = useState(false);
  if (isThere && !wasThere) setWasThere(true);
  useEffect(() => {
    if (wasThere || savesData()) return undefined;
    let wanted = true;
    const rehearse = async () => {
      await preloadScreen('list');
      if (wanted) setDue(true);
    };
    // What does not come is asked for again once somebody goes there.
    const callOff = whenIdle(() => void rehearse().catch(() => undefined), REHEARSED_LATEST);
    return () => {
      wanted = false;
      callOff();
    };
  }, [wasThere]);
  if (wasThere) return null;
  return (
    <Rehearsal isDue={isDue}>
      <List />
    </Rehearsal>
  );
}
