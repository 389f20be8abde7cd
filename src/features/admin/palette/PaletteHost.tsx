import { useDispatch, useSelector } from 'react-redux';
import { ChunkBoundary, lazyChunk, overlayFailure } from '@/loading';
import { useKeys } from '../keys';
import { paletteClosed, paletteOpened, selectPalette } from './paletteSlice';

const PaletteDialog = lazyChunk(() => import(/* webpackChunkName: "admin-palette" */ './PaletteDialog'));

/** Opens the command palette with Ctrl K or ⌘ K; its code comes with the first press. */
export function PaletteHost() {
  const dispatch = useDispatch();
  const { isOpen } = useSelector(selectPalette);
  const close = () => void dispatch(paletteClosed());
  useKeys({ 'mod+k': () => void dispatch(paletteOpened()) });
  return (
    isOpen && (
      <ChunkBoundary fallback={null} failure={overlayFailure(close)}>
        <PaletteDialog />
      </ChunkBoundary>
    )
  );
}
