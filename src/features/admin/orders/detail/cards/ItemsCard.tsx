import { Link } from 'react-router-dom';
import { adminItemPath, comboPath, productPath } from '@/app/router/paths';
import { cartKey, countUnits } from '@/domain/cart/cart';
import { formatRupees } from '@/domain/money/money';
import type { Order, OrderLine } from '@/domain/orders/order/order';
import { useRights } from '@/features/admin/access';
import { GiftFacts } from '@/features/orders';
import { Picture } from '@/ui';
import { messages } from '../../messages';
import { Item, ItemTable } from './Items.styles';
import { OrderCard } from './OrderCard.styles';

const { items: texts } = messages.detail;

const pathOf = ({ kind, id }: Pick<OrderLine, 'kind' | 'id'>) =>
  kind === 'combo' ? comboPath(id) : productPath(id);
const editPathOf = ({ kind, id }: Pick<OrderLine, 'kind' | 'id'>) =>
  adminItemPath(kind === 'combo' ? 'combos' : 'products', id);

type NamedLine = Pick<OrderLine, 'kind' | 'id' | 'name' | 'variant' | 'sku' | 'mainImage'>;

function LineName({ line }: { line: NamedLine }) {
  const { name, variant, sku, mainImage } = line;
  const canEdit = useRights()('catalogue.manage');
  return (
    <Item>
      {mainImage ? (
        <Picture picture={{ src: mainImage, width: 34, height: 42 }} sizes="34px" alt="" />
      ) : (
        <span data-blank="" />
      )}
      <span>
        <Link to={pathOf(line)}>{name}</Link> <small>{variant}</small>
        <br />
        <small>{canEdit ? <Link to={editPathOf(line)}>{sku || texts.edit}</Link> : sku}</small>
      </span>
    </Item>
  );
}

/** The ordered items: picture, name, size and SKU with their links, and the sums. */
export function ItemsCard({ order }: { order: Order }) {
  const { lines, sample } = order;
  return (
    <OrderCard data-area="items">
      <header>
        <h2>{texts.title}</h2>
        <small>{texts.count(countUnits(lines), lines.length)}</small>
      </header>
      <ItemTable>
        <thead>
          <tr>
            <th scope="col">{texts.name}</th>
            <th scope="col" data-figure="">
              {texts.quantity}
            </th>
            <th scope="col" data-figure="">
              {texts.price}
            </th>
            <th scope="col" data-figure="">
              {texts.sum}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={cartKey(line)}>
              <td>
                <LineName line={line} />
              </td>
              <td data-figure="">
                <b>{texts.times(line.quantity)}</b>
              </td>
              <td data-figure="" data-single="">
                {formatRupees(line.price)}
              </td>
              <td data-figure="">
                <b>{formatRupees(line.price * line.quantity)}</b>
              </td>
            </tr>
          ))}
          {sample && (
            <tr>
              <td>
                <LineName line={{ ...sample, kind: 'product', variant: texts.sample(sample.variant) }} />
              </td>
              <td data-figure="">
                <b>{texts.times(1)}</b>
              </td>
              <td data-figure="" data-single="" />
              <td data-figure="">
                <b>{texts.free}</b>
              </td>
            </tr>
          )}
        </tbody>
      </ItemTable>
      <GiftFacts order={order} />
    </OrderCard>
  );
}
