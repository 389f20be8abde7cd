import { useSyncExternalStore } from 'react';
import { Button } from '@/ui';
import type { PatientPart } from './patientPart';
import { type PlaceSize, Room } from './Place';

interface AwaitedProps {
  part: Pick<PatientPart<never>, 'subscribe' | 'isMissing' | 'again'>;
  size: PlaceSize;
}

/** In the place of a part whose code is on its way; says so where it did not come. */
export function Awaited({ part, size: { phone, desktop } }: AwaitedProps) {
  const missing = useSyncExternalStore(part.subscribe, part.isMissing, part.isMissing);
  return (
    <Room $phone={phone} $desktop={desktop}>
      {missing && (
        <div role="alert">
          <p>A part of this page did not arrive.</p>
          <Button variant="ghost" onClick={part.again}>
            Try again
          </Button>
        </div>
      )}
    </Room>
  );
}
