import { useDispatch, useSelector } from 'react-redux';
import { MAX_COMPARED } from '@/domain/compare/comparedIds';
import { Checkbox } from '@/ui';
import { pickToggled, selectCompare } from './compareSlice';
import { messages } from './messages';

/** Picks a product for the comparison; with four picked, the other boxes are disabled. */
export function PickBox({ id, name }: { id: string; name: string }) {
  const dispatch = useDispatch();
  const { ids } = useSelector(selectCompare);
  const isPicked = ids.includes(id);
  return (
    <Checkbox
      label={messages.pick}
      aria-label={messages.pickName(name)}
      checked={isPicked}
      disabled={!isPicked && ids.length >= MAX_COMPARED}
      onChange={() => dispatch(pickToggled(id))}
    />
  );
}
