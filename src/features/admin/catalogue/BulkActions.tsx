import { useDispatch, useSelector } from 'react-redux';
import type { BulkChange } from '@/domain/catalogue/draft/bulk';
import type { ShelfKind } from '@/services/admin/createShelfAdmin';
import { Button } from '@/ui';
import { bulkAsked, rowsSelected, selectShelf } from './shelfSlice';
import { BulkBar } from '../table/ListScreen.styles';

const WORDS: [BulkChange['kind'], string][] = [
  ['price', 'Price'],
  ['stock', 'Stock'],
  ['tags', 'Tags'],
  ['status', 'Status'],
];

/** What can be done with all rows that are chosen. */
export function BulkActions({ kind, count }: { kind: ShelfKind; count: number }) {
  const dispatch = useDispatch();
  const { selected } = useSelector(selectShelf(kind));
  const actions = WORDS.filter(([about]) => kind === 'products' || about !== 'stock');
  return (
    <BulkBar role="group" aria-label="Change what is chosen">
      <b role="status">{count} chosen</b>
      {actions.map(([about, word]) => (
        <Button key={about} variant="ghost" size="sm" onClick={() => dispatch(bulkAsked({ kind, about }))}>
          {word}
        </Button>
      ))}
      <Button
        variant="ghost"
        size="sm"
        onClick={() => dispatch(rowsSelected({ kind, ids: [...selected], on: false }))}
      >
        Clear
      </Button>
    </BulkBar>
  );
}
