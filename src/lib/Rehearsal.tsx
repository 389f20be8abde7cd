import { Activity, type ReactNode, useState } from 'react';
import { Rehearsing } from './rehearsing';

interface RehearsalProps {
  /** Nobody waits for anything, and its code is there. */
  isDue: boolean;
  /** It is what was rehearsed for: from now on it is seen, and lives. */
  isShown?: boolean;
  /** As they are when it is due, or shown. */
  children: ReactNode;
}

/**
 * Draws what a press opens once ahead of that, where nobody sees it and without its effects: with the press its styles are there
 * (one that is new to the page costs a look at every element of it), and its code has run before.
 */
export function Rehearsal({ isDue, isShown = false, children }: RehearsalProps) {
  const [drawn, setDrawn] = useState<ReactNode>(null);
  if (isDue && drawn === null) setDrawn(children);
  const shown = isShown ? children : drawn;
  return (
    shown && (
      <Rehearsing value={!isShown}>
        <Activity mode={isShown ? 'visible' : 'hidden'}>{shown}</Activity>
      </Rehearsing>
    )
  );
}
