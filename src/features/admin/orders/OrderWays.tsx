import { useSelector } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { adminOrderPath, adminPaths } from '@/app/router/paths';
import { orderQueryText } from '@/domain/admin/orderList/query';
import { Icon, IconButton, TextLink } from '@/ui';
import { useKeys } from '../keys/useKeys';
import { selectList, selectRows } from './listSlice';
import { Ways } from './OrderScreen.styles';

/** Back to the list as it was asked for, and to the orders that stand beside this one in it; J and K as well. */
export function OrderWays({ orderId }: { orderId: string }) {
  const navigate = useNavigate();
  const { query } = useSelector(selectList);
  const rows = useSelector(selectRows);
  const at = rows.findIndex(({ id }) => id === orderId);
  const [newer, older] = at < 0 ? [] : [rows[at - 1], rows[at + 1]];
  const go = (row: { id: string } | undefined) => row && navigate(adminOrderPath(row.id));
  useKeys({ j: () => go(older), k: () => go(newer) });
  const text = orderQueryText(query);
  return (
    <Ways aria-label="Orders">
      <TextLink as={Link} to={text ? `${adminPaths.orders}?${text}` : adminPaths.orders}>
        <Icon name="back" size={20} />
        {text ? 'Back to the list' : 'All orders'}
      </TextLink>
      {at >= 0 && (
        <span>
          <IconButton icon="back" label="Previous order" disabled={!newer} onClick={() => go(newer)} />
          <IconButton icon="next" label="Next order" disabled={!older} onClick={() => go(older)} />
        </span>
      )}
    </Ways>
  );
}
