import type { Store } from '@reduxjs/toolkit';
import { useEffect, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { RenderedAt } from '@/lib/hooks/useRenderTime';

interface RootProps {
  store: Store;
  /** Time of the server's render; null if the browser renders first. */
  drawnAt: string | null;
  /** Called once the first screen is hydrated or rendered. */
  onShown?: () => void;
  /** The router with the app in it. */
  children: ReactNode;
}

/**
 * The providers around the app, on the server and in the browser. While a prerendered page hydrates, they
 * hold the state that it was rendered from.
 */
export function Root({ store, drawnAt, onShown, children }: RootProps) {
  useEffect(() => onShown?.(), [onShown]);
  return (
    <Provider store={store} serverState={drawnAt === null ? undefined : store.getState()}>
      <RenderedAt value={drawnAt}>{children}</RenderedAt>
    </Provider>
  );
}
