import { useDispatch } from 'react-redux';
import { Button } from '@/ui';
import { scheduledTexts } from '../messages';
import { switchRequested, type Seen } from '../scheduledSlice';

/** Switches an item on or off, at once for everyone. */
export function ToggleButton({ which, on, busy }: { which: Seen; on: boolean; busy: boolean }) {
  const dispatch = useDispatch();
  return (
    <Button
      variant="ghost"
      size="sm"
      busy={busy}
      aria-label={scheduledTexts.switchOf(on, which.name)}
      onClick={() => dispatch(switchRequested({ ...which, enabled: !on }))}
    >
      {scheduledTexts.switch(on)}
    </Button>
  );
}
