import { Button } from '@/ui';
import { Pager } from './ListScreen.styles';
import { messages } from './messages';

/** The buttons of a list with numbered pages; none for a single page. */
export function Pages({
  page,
  pages,
  onPage,
}: {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}) {
  if (pages === 1) return null;
  return (
    <Pager aria-label={messages.pages}>
      <Button variant="ghost" size="sm" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {messages.previous}
      </Button>
      <span>{messages.pageOf(page, pages)}</span>
      <Button variant="ghost" size="sm" disabled={page === pages} onClick={() => onPage(page + 1)}>
        {messages.next}
      </Button>
    </Pager>
  );
}
