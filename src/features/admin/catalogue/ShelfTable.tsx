import { joinWithAnd } from '@/domain/general/joinWithAnd';
import { LOW_STOCK, type ShelfRow } from '@/domain/catalogue/draft/shelfList';
import { formatRupees } from '@/domain/money/money';
import { formatMoment } from '@/lib/dates';
import { Link } from 'react-router-dom';
import { adminItemPath } from '@/app/router/paths';
import type { ShelfKind } from '@/services/admin/createShelfAdmin';
import { Picture, StatusDot } from '@/ui';
import { AdminTable, type Column } from '../table/AdminTable';
import { ROW_LINK } from '../table/useRowKeys';
import { Figure, Item } from './ShelfScreen.styles';
import { offSale, statusWords } from './texts';

/** An active combo is not on sale while one of its products is not. */
const isOffSale = ({ status, partsOffSale }: ShelfRow) => status === 'active' && partsOffSale.length > 0;
const waitsFor = (row: ShelfRow) => (isOffSale(row) ? [`waits for ${joinWithAnd(row.partsOffSale)}`] : []);

function Status(row: ShelfRow) {
  const { word, tone } = isOffSale(row) ? offSale : statusWords[row.status];
  return <StatusDot tone={tone}>{word}</StatusDot>;
}

function What({ kind, row }: { kind: ShelfKind; row: ShelfRow }) {
  const sizes = row.skus.length > 1 ? `${row.skus.length} sizes` : row.skus[0];
  return (
    <Item>
      {row.mainImage ? (
        <Picture picture={{ src: row.mainImage, width: 44, height: 56 }} sizes="44px" alt="" />
      ) : (
        <span />
      )}
      <div>
        <Link to={adminItemPath(kind, row.id)} {...{ [ROW_LINK]: '' }}>
          {row.name}
        </Link>
        <small>{[sizes, row.category, ...waitsFor(row)].filter(Boolean).join(', ')}</small>
      </div>
    </Item>
  );
}

function Price({ price, mrp }: ShelfRow) {
  if (price === 0) return <Figure>No price</Figure>;
  return (
    <Figure>
      {formatRupees(price)}
      {mrp > price && <s>{formatRupees(mrp)}</s>}
    </Figure>
  );
}

function Stock({ stock }: ShelfRow) {
  const tone = stock <= 0 ? 'out' : stock <= LOW_STOCK ? 'low' : undefined;
  return <Figure $tone={tone}>{stock <= 0 ? 'Sold out' : `${stock.toLocaleString('en-IN')} left`}</Figure>;
}

const columnsOf = (kind: ShelfKind): Column<ShelfRow>[] => [
  {
    head: kind === 'products' ? 'Product' : 'Combo',
    area: 'item',
    cell: (row) => <What kind={kind} row={row} />,
  },
  { head: 'Status', area: 'status', cell: Status },
  { head: 'Stock', area: 'stock', figure: true, cell: Stock },
  { head: 'Price', area: 'price', figure: true, cell: Price },
  { head: 'Last saved', figure: true, cell: ({ updatedAt }) => updatedAt && formatMoment(updatedAt) },
];
const COLUMNS = { products: columnsOf('products'), combos: columnsOf('combos') };
const CARD = "'pick item price' 'pick status stock' / 33px minmax(0, 1fr) auto";

interface ShelfTableProps {
  kind: ShelfKind;
  rows: readonly ShelfRow[];
  selected: readonly string[];
  onSelect: (ids: string[], on: boolean) => void;
  waiting: boolean;
}

export function ShelfTable({ kind, rows, selected, onSelect, waiting }: ShelfTableProps) {
  return (
    <AdminTable
      label={kind === 'products' ? 'Products' : 'Combos'}
      rows={rows}
      columns={COLUMNS[kind]}
      card={CARD}
      selection={{ selected, onSelect }}
      waiting={waiting}
    />
  );
}
