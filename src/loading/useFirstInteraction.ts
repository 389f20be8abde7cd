import { startTransition, useEffect, useState } from 'react';
import { useHydrated } from '@/lib/hooks/useHydrated';
import { onFirstInteraction } from './firstInteraction';

/** Whether the user has interacted with a prerendered page; true from the start on a page that the browser renders itself. */
export function useFirstInteraction(): boolean {
  const isHydrated = useHydrated();
  const [happened, setHappened] = useState(isHydrated);
  useEffect(() => {
    if (happened) return undefined;
    return onFirstInteraction(() => startTransition(() => setHappened(true)));
  }, [happened]);
  return happened;
}
