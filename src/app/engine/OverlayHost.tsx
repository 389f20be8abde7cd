import { isAnyOf } from '@reduxjs/toolkit';
import { useEffect, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { loginPanelOpened } from '@/features/auth';
import { drawerOpened } from '@/features/cart';
import { menuOpened } from '@/features/chrome';
import { cookieChoicesOpened } from '@/features/consent';
import { lazyExtra } from '../lazyScreen';
import { OverlayLoader } from '../OverlayLoader';
import type { AppStore } from '../store';
import { EngineTrouble } from './EngineTrouble';
import { engine } from './loader';
import { useEngineStatus } from './useEngineStatus';

const Overlays = lazyExtra(() => import(/* webpackChunkName: "engine" */ '../Overlays'));

const isOpening = isAnyOf(drawerOpened, loginPanelOpened, menuOpened, cookieChoicesOpened);

/** What floats comes with the engine. Until then who opens something sees that it is on its way, or that it does not come. */
export function OverlayHost() {
  const { relay } = useStore() as AppStore;
  const status = useEngineStatus();
  const awaited = () => relay.waiting().some(isOpening);
  const isAwaited = useSyncExternalStore(relay.subscribe, awaited, awaited);
  useEffect(() => {
    // Told by its status where it does not come.
    if (isAwaited) void engine.need().catch(() => undefined);
  }, [isAwaited]);
  if (status === 'running') return <Overlays />;
  if (status === 'missing') return <EngineTrouble />;
  return isAwaited ? <OverlayLoader /> : null;
}
