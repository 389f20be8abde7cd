import { useState } from 'react';

/** Whether it is so, or has been since the component came. */
export function useLatch(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}
