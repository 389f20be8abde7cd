import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectPanelAwaited } from '@/features/auth';
import { drawerClosed, selectDrawerOpen } from '@/features/cart';
import { menuClosed, selectMenuOpen } from '@/features/chrome';
import { selectChoicesOpen } from '@/features/consent';
import { ChunkBoundary, lazyChunk } from '@/loading';
import { inOverlayBoundary } from '../overlays/lazyOverlay';
import { OverlayLoader } from '../overlays/OverlayLoader';
import type { RootState } from '../rootReducer';
import { CartDrawer, SideMenu } from './cartAndMenu';
import { selectRuntimeMissing, selectRuntimeRunning } from '@/lib/runtimeSlice';
import { RuntimeTrouble } from './RuntimeTrouble';
import { useAppStore } from './useAppStore';

const Cart = inOverlayBoundary(CartDrawer, drawerClosed);
const Menu = inOverlayBoundary(SideMenu, menuClosed);
const Overlays = lazyChunk(() => import(/* webpackChunkName: "runtime" */ '../overlays/Overlays'));

/** Whether an overlay is open whose code loads with the runtime. */
const selectOpensWithRuntime = (state: RootState) => selectPanelAwaited(state) || selectChoicesOpen(state);

/**
 * All overlays: cart and menu have chunks of their own, the others load with the runtime. A loader is shown
 * until then.
 */
export function OverlayHost() {
  const { loadRuntime } = useAppStore();
  const isRunning = useSelector(selectRuntimeRunning);
  const isMissing = useSelector(selectRuntimeMissing);
  const opensWithRuntime = useSelector(selectOpensWithRuntime);
  const cart = useSelector(selectDrawerOpen);
  const menu = useSelector(selectMenuOpen);
  const needsRuntime = opensWithRuntime || cart || menu;
  useEffect(() => {
    // RuntimeTrouble shows a failure.
    if (needsRuntime) void loadRuntime().catch(() => undefined);
  }, [needsRuntime, loadRuntime]);
  return (
    <>
      {cart && <Cart />}
      {menu && <Menu />}
      {isRunning && (
        <ChunkBoundary>
          <Overlays />
        </ChunkBoundary>
      )}
      {isMissing && <RuntimeTrouble />}
      {opensWithRuntime && !isRunning && !isMissing && <OverlayLoader />}
    </>
  );
}
