import { useDispatch } from 'react-redux';
import { Button } from '@/ui';
import { switchRequested, type Which } from './promotionsSlice';

/** Switches one on or off, at once for everyone. */
export function TurnButton({ which, on, busy }: { which: Which; on: boolean; busy: boolean }) {
  const dispatch = useDispatch();
  return (
    <Button
      variant="ghost"
      size="sm"
      busy={busy}
      aria-label={`Switch ${on ? 'off' : 'on'} ${which.name}`}
      onClick={() => dispatch(switchRequested({ ...which, enabled: !on }))}
    >
      {on ? 'Switch off' : 'Switch on'}
    </Button>
  );
}
