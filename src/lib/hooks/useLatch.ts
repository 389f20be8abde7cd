import { useState } from 'react';

/** Whether a condition is true, or has been since the component mounted. */
export function useLatch(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}
