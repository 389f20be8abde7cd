import { Link } from 'react-router-dom';
import { adminOrderPath } from '@/app/router/paths';
import type { ActivityEntry } from '@/domain/contracts/admin/activity';
import { Changes, Orders } from './Activity.styles';
import { changeLines } from './changeLines';
import { messages } from './messages';
import { ordersOf } from './sentences';

/** The changed fields of an entry, or the orders that it was about; opened by a press. */
export function ChangeList({ entry }: { entry: ActivityEntry }) {
  const orders = ordersOf(entry);
  const lines = orders.length > 0 ? [] : changeLines(entry.changes, entry.target);
  if (orders.length === 0 && lines.length === 0) return null;
  return (
    <details>
      <summary>{orders.length > 0 ? messages.listed(orders.length) : messages.changed(lines.length)}</summary>
      {orders.length > 0 && (
        <Orders>
          {orders.map((id) => (
            <li key={id}>
              <Link to={adminOrderPath(id)}>{id}</Link>
            </li>
          ))}
        </Orders>
      )}
      {lines.length > 0 && (
        <Changes>
          {lines.map(({ field, label, before, after }) => (
            <div key={field}>
              <dt>{label}</dt>
              <dd>
                <del>{before}</del> → <ins>{after}</ins>
              </dd>
            </div>
          ))}
        </Changes>
      )}
    </details>
  );
}
