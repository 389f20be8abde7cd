import { lazy, Suspense, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectPanelAwaited } from '@/features/auth';
import { selectDrawerOpen } from '@/features/cart';
import { selectMenuOpen } from '@/features/chrome';
import { selectChoicesOpen } from '@/features/consent';
import { selectChunkMissing } from '@/lib/chunksSlice';
import { lazyExtra } from '../lazyScreen';
import { near } from '../near/near';
import { useIsNear } from '../near/useIsNear';
import { OverlayLoader } from '../OverlayLoader';
import type { RootState } from '../rootReducer';
import { RUNTIME_CHUNK, selectRuntimeRunning } from './runtimeSlice';
import { RuntimeTrouble } from './RuntimeTrouble';
import { useAppStore } from './useAppStore';

/** It is asked for until it comes. */
const Near = lazy(async () => ({ default: await near.need() }));
const Overlays = lazyExtra(() => import(/* webpackChunkName: "runtime" */ '../Overlays'));

/** Whether an overlay is open whose code comes with the runtime. */
const selectOpensWithRuntime = (state: RootState) => selectPanelAwaited(state) || selectChoicesOpen(state);
const selectRuntimeMissing = (state: RootState) => selectChunkMissing(state, RUNTIME_CHUNK);

/** All overlays: cart and menu have a chunk of their own, the others come with the runtime. Until then a loader stands for them. */
export function OverlayHost() {
  const { loadRuntime } = useAppStore();
  const isRunning = useSelector(selectRuntimeRunning);
  const isMissing = useSelector(selectRuntimeMissing);
  const opensWithRuntime = useSelector(selectOpensWithRuntime);
  const cart = useSelector(selectDrawerOpen);
  const menu = useSelector(selectMenuOpen);
  const isNear = useIsNear();
  const isNearOpen = cart || menu;
  const needsRuntime = opensWithRuntime || isNearOpen;
  useEffect(() => {
    // RuntimeTrouble shows a failure.
    if (needsRuntime) void loadRuntime().catch(() => undefined);
  }, [needsRuntime, loadRuntime]);
  const loader = isMissing ? null : <OverlayLoader />;
  return (
    <>
      <Suspense fallback={isNearOpen && loader}>
        {(isNear || isNearOpen) && <Near cart={cart} menu={menu} />}
      </Suspense>
      {isRunning && <Overlays />}
      {isMissing && <RuntimeTrouble />}
      {opensWithRuntime && !isRunning && loader}
    </>
  );
}
