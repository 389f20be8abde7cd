import { createContext, useContext } from 'react';

/** When the page was drawn beforehand; null where the browser draws it first. */
export const RenderedAt = createContext<string | null>(null);

/**
 * The time that a component's first drawing goes by. Of a page that was drawn beforehand it is the time of that, so that both
 * drawings are the same; what has begun or ended since is looked at afterwards.
 */
export function useRenderTime(): Date {
  const renderedAt = useContext(RenderedAt);
  return renderedAt === null ? new Date() : new Date(renderedAt);
}
