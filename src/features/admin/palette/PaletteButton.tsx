import { useDispatch } from 'react-redux';
import { Icon } from '@/ui';
import { Kbd } from '../shared';
import { messages } from './messages';
import { Opener } from './Palette.styles';
import { paletteOpened } from './paletteSlice';

/** The bar's field-like button; on a phone a magnifier. */
export function PaletteButton() {
  const dispatch = useDispatch();
  return (
    <Opener type="button" aria-haspopup="dialog" onClick={() => dispatch(paletteOpened())}>
      <Icon name="search" size={18} />
      <span>{messages.open}</span>
      <Kbd aria-hidden="true">{messages.key}</Kbd>
    </Opener>
  );
}
