import type { Store } from '@reduxjs/toolkit';
import { useEffect, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { RenderedAt } from '@/lib/useRenderTime';

interface RootProps {
  store: Store;
  /** When the server drew the page; null where the browser draws it first. */
  drawnAt: string | null;
  /** Called once the first screen is there, taken over or drawn. */
  onShown?: () => void;
  /** The router, with the app in it. */
  children: ReactNode;
}

/** What surrounds the app wherever it is drawn. While a drawn page is taken over it is that of the state then; the store may go on. */
export function Root({ store, drawnAt, onShown, children }: RootProps) {
  useEffect(() => onShown?.(), [onShown]);
  return (
    <Provider store={store} serverState={drawnAt === null ? undefined : store.getState()}>
      <RenderedAt value={drawnAt}>{children}</RenderedAt>
    </Provider>
  );
}
