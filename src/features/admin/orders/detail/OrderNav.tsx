import { useSelector } from 'react-redux';
import { adminOrderPath, adminPaths } from '@/app/router/paths';
import { ListNav } from '@/features/admin/table';
import { selectList, selectRows } from '../list/listSlice';
import { messages } from '../messages';

const { backToList, allOrders, ...texts } = messages.detail;

/** Links back to the list with its query, and to the neighbours in it. */
export function OrderNav({ orderId }: { orderId: string }) {
  const { search } = useSelector(selectList);
  const ids = useSelector(selectRows).map(({ id }) => id);
  return (
    <ListNav
      texts={{ ...texts, back: search ? backToList : allOrders }}
      list={adminPaths.orders + search}
      ids={ids}
      id={orderId}
      pathOf={adminOrderPath}
    />
  );
}
