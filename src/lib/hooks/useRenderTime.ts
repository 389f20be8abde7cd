import { createContext, useContext } from 'react';

/** Time of the prerendering; null if the browser renders first. */
export const RenderedAt = createContext<string | null>(null);

/**
 * The time that a component's first render uses. In a tab that began with a prerendered page it is the time of the
 * prerendering, so that hydration gives the same result; effects bring the current time.
 */
export function useRenderTime(): Date {
  const renderedAt = useContext(RenderedAt);
  return renderedAt === null ? new Date() : new Date(renderedAt);
}
