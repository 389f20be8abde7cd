import { Button } from '@/ui';
import { messages } from './messages';
import type { useNeighbours } from './useNeighbours';

/** The buttons that open the neighbours in the list; none where there are no neighbours. */
export function NeighbourButtons({ before, after, open }: ReturnType<typeof useNeighbours>) {
  if (before === null && after === null) return null;
  return (
    <>
      <Button variant="ghost" size="sm" disabled={!before} onClick={() => open(before)}>
        {messages.previous}
      </Button>
      <Button variant="ghost" size="sm" disabled={!after} onClick={() => open(after)}>
        {messages.next}
      </Button>
    </>
  );
}
