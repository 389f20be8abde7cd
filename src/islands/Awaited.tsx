import { useState, useSyncExternalStore } from 'react';
import { Button } from '@/ui';
import type { PatientPart } from './patientPart';
import { Likeness, type PlaceSize, Room } from './Place';

interface AwaitedProps {
  part: Pick<PatientPart<never>, 'subscribe' | 'isMissing' | 'again'>;
  size: PlaceSize;
  /** The markup that stands there so far. */
  readDrawn: () => string | undefined;
}

/**
 * In the place of a part whose code is on its way; says so where it did not come. React lets go of what was drawn beforehand
 * where the page goes on without its code, to another size or filter: its likeness stays.
 */
export function Awaited({ part, size: { phone, desktop }, readDrawn }: AwaitedProps) {
  const missing = useSyncExternalStore(part.subscribe, part.isMissing, part.isMissing);
  const [__html] = useState(readDrawn);
  if (__html) return <Likeness data-likeness dangerouslySetInnerHTML={{ __html }} />;
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
