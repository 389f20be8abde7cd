import { isAnyOf } from '@reduxjs/toolkit';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { loginPanelOpened } from '@/features/auth';
import { drawerClosed, drawerOpened, selectDrawerOpen } from '@/features/cart';
import { menuClosed, menuOpened, selectMenuOpen } from '@/features/chrome';
import { cookieChoicesOpened } from '@/features/consent';
import { lazyExtra } from '../lazyScreen';
import { near } from '../near/near';
import { useIsNear } from '../near/useIsNear';
import { useOpen } from '../near/useOpen';
import { OverlayLoader } from '../OverlayLoader';
import type { AppStore } from '../store';
import { EngineTrouble } from './EngineTrouble';
import { engine } from './loader';
import { useEngineStatus } from './useEngineStatus';

/** It is asked for until it comes. */
const Near = lazy(async () => ({ default: await near.need() }));
const Overlays = lazyExtra(() => import(/* webpackChunkName: "engine" */ '../Overlays'));

const isOpening = isAnyOf(loginPanelOpened, cookieChoicesOpened);

/**
 * What floats comes with the engine, cart and menu before it. Until then who opens something sees that it is on its way, or that
 * it does not come.
 */
export function OverlayHost() {
  const { relay } = useStore() as AppStore;
  const status = useEngineStatus();
  const awaited = () => relay.waiting().some(isOpening);
  const isAwaited = useSyncExternalStore(relay.subscribe, awaited, awaited);
  const cart = useOpen(selectDrawerOpen, drawerOpened, drawerClosed);
  const menu = useOpen(selectMenuOpen, menuOpened, menuClosed);
  const isNear = useIsNear();
  const isNearOpen = cart || menu;
  useEffect(() => {
    // Told by its status where it does not come.
    if (isAwaited || isNearOpen) void engine.need().catch(() => undefined);
  }, [isAwaited, isNearOpen]);
  const onItsWay = status === 'missing' ? null : <OverlayLoader />;
  return (
    <>
      <Suspense fallback={isNearOpen && onItsWay}>
        {(isNear || isNearOpen) && <Near cart={cart} menu={menu} />}
      </Suspense>
      {status === 'running' && <Overlays />}
      {status === 'missing' && <EngineTrouble />}
      {isAwaited && status === 'absent' && onItsWay}
    </>
  );
}
