import { Button } from '@/ui';
import { Pager } from './ListScreen.styles';

interface CursorPagesProps {
  /** The cursor of the page shown; empty on the first. */
  after: string;
  /** The cursor of the page that follows; null or empty on the last. */
  next: string | null;
  labels: Readonly<Record<'pages' | 'first' | 'next', string>>;
  onTurn: (after: string) => void;
}

/** The buttons of a list that is read page by page from a cursor; none for a single page. */
export function CursorPages({ after, next, labels, onTurn }: CursorPagesProps) {
  if (!after && !next) return null;
  return (
    <Pager aria-label={labels.pages}>
      {after && (
        <Button variant="ghost" size="sm" onClick={() => onTurn('')}>
          {labels.first}
        </Button>
      )}
      <Button variant="ghost" size="sm" disabled={!next} onClick={() => onTurn(next ?? '')}>
        {labels.next}
      </Button>
    </Pager>
  );
}
