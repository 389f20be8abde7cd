import { useDispatch, useSelector } from 'react-redux';
import type { BulkChange } from '@/domain/catalogue/draft/bulk';
import { useFocusAfterClose } from '@/lib/hooks/useFocusAfterClose';
import type { CatalogueKind } from '@/services/admin/catalogue/createCatalogueAdmin';
import { Button } from '@/ui';
import { bulkAsked, rowsSelected, selectCatalogueList } from '../catalogueSlice';
import { useKeys } from '@/features/admin/keys';
import { BulkBar, Chosen, useBulkBar } from '@/features/admin/table';
import { oneAtATime } from '@/features/admin/shared';
import { messages } from '../messages';

const KINDS: readonly BulkChange['kind'][] = ['price', 'stock', 'tags', 'status'];

/** The bulk changes for the chosen rows. */
export function BulkActions({ kind, count }: { kind: CatalogueKind; count: number }) {
  const dispatch = useDispatch();
  const { selected, running } = useSelector(selectCatalogueList(kind));
  useBulkBar(true);
  useFocusAfterClose();
  const clear = () => dispatch(rowsSelected({ kind, ids: [...selected], on: false }));
  useKeys({ escape: clear });
  const actions = KINDS.filter((about) => kind === 'products' || about !== 'stock');
  return (
    <BulkBar role="group" aria-label={messages.bulk.group}>
      <Chosen>
        <b role="status">{messages.bulk.chosen(count)}</b>
      </Chosen>
      {actions.map((about) => (
        <Button
          key={about}
          variant="ghost"
          size="sm"
          {...oneAtATime(running?.about === about, running !== null)}
          onClick={() => dispatch(bulkAsked({ kind, about }))}
        >
          {messages.bulk.actions[about]}
        </Button>
      ))}
      <Button variant="ghost" size="sm" onClick={clear}>
        {messages.bulk.clear}
      </Button>
    </BulkBar>
  );
}
