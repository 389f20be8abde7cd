import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { adminOrderPath, adminPaths } from '@/app/router/paths';
import { useNeighbours } from '@/features/admin/table';
import { Icon, IconButton, TextLink } from '@/ui';
import { selectList, selectRows } from '../list/listSlice';
import { messages } from '../messages';
import { PageNav } from '@/features/admin/shared';

/** Links back to the list with its query, and to the neighbours in it. */
export function OrderNav({ orderId }: { orderId: string }) {
  const { search } = useSelector(selectList);
  const ids = useSelector(selectRows).map(({ id }) => id);
  const { before, after, isListed, open } = useNeighbours(ids, orderId, adminOrderPath);
  return (
    <PageNav aria-label={messages.detail.nav}>
      <TextLink as={Link} to={adminPaths.orders + search}>
        <Icon name="back" size={20} />
        {search ? messages.detail.backToList : messages.detail.allOrders}
      </TextLink>
      {isListed && (
        <span>
          <IconButton
            icon="back"
            label={messages.detail.previous}
            disabled={!before}
            onClick={() => open(before)}
          />
          <IconButton
            icon="next"
            label={messages.detail.next}
            disabled={!after}
            onClick={() => open(after)}
          />
        </span>
      )}
    </PageNav>
  );
}
