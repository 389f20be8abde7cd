import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { selectPanelAwaited } from '@/features/auth';
import { selectDrawerOpen } from '@/features/cart';
import { lazyExtra } from '../lazyScreen';
import { OverlayLoader } from '../OverlayLoader';
import { EngineTrouble } from './EngineTrouble';
import { engine } from './loader';

const Overlays = lazyExtra(() => import(/* webpackChunkName: "engine" */ '../Overlays'));

/** What floats comes with the engine. Until then who opens something sees that it is on its way, or that it does not come. */
export function OverlayHost() {
  const status = useSyncExternalStore(engine.subscribe, engine.status, engine.status);
  const drawer = useSelector(selectDrawerOpen);
  const panel = useSelector(selectPanelAwaited);
  if (status === 'running') return <Overlays />;
  if (status === 'missing') return <EngineTrouble />;
  return drawer || panel ? <OverlayLoader /> : null;
}
