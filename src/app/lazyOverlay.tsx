import type { UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { Dialog } from '@/ui';
import { lazily, type LazyScreen, type Load } from './lazyScreen';
import { OverlayLoader } from './OverlayLoader';
import { Trouble, troubleTitle } from './Trouble';

/** As lazyScreen, for what floats over the page; `closed` is what closing it dispatches. */
export function lazyOverlay<P extends object>(load: Load<P>, closed: () => UnknownAction): LazyScreen<P> {
  return lazily(load, function useOverlaySurroundings() {
    const dispatch = useDispatch();
    return {
      loading: <OverlayLoader />,
      trouble: (error, retry) => (
        <Dialog label={troubleTitle(error)} size="confirm" onClose={() => dispatch(closed())}>
          <Trouble error={error} retry={retry} as="h2" />
        </Dialog>
      ),
    };
  });
}
