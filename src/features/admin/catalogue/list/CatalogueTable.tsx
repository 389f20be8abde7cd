import { joinWithAnd } from '@/domain/text/joinWords';
import { LOW_STOCK, type CatalogueRow } from '@/domain/catalogue/draft/catalogueList';
import { formatRupees } from '@/domain/money/money';
import { formatMoment } from '@/lib/dates';
import { Link } from 'react-router-dom';
import { adminItemPath } from '@/app/router/paths';
import type { CatalogueKind } from '@/services/admin/catalogue/createCatalogueAdmin';
import { Picture, StatusDot, type StatusTone } from '@/ui';
import type { CatalogueStatus } from '@/domain/catalogue/catalogue';
import { kindWords } from '@/features/admin/shared';
import { AdminTable, Figure, Item, rowLink, type Column } from '@/features/admin/table';
import { messages } from '../messages';

const STATUS_TONES: Record<CatalogueStatus, StatusTone> = {
  draft: 'wait',
  active: 'good',
  archived: 'neutral',
};

/** An active combo is off sale while one of its products is. */
const isOffSale = ({ status, partsOffSale }: CatalogueRow) => status === 'active' && partsOffSale.length > 0;
const waitsFor = (row: CatalogueRow) =>
  isOffSale(row) ? [messages.list.waitsFor(joinWithAnd(row.partsOffSale))] : [];

function Status(row: CatalogueRow) {
  if (isOffSale(row)) return <StatusDot tone="wait">{messages.list.offSale}</StatusDot>;
  return <StatusDot tone={STATUS_TONES[row.status]}>{messages.status[row.status]}</StatusDot>;
}

function What({ kind, row }: { kind: CatalogueKind; row: CatalogueRow }) {
  const sizes = row.skus.length > 1 ? messages.list.sizes(row.skus.length) : row.skus[0];
  return (
    <Item>
      {row.mainImage ? (
        <Picture picture={{ src: row.mainImage, width: 44, height: 56 }} sizes="44px" alt="" />
      ) : (
        <span />
      )}
      <div>
        <Link to={adminItemPath(kind, row.id)} {...rowLink}>
          {row.name}
        </Link>
        <small>{[sizes, row.category, ...waitsFor(row)].filter(Boolean).join(', ')}</small>
      </div>
    </Item>
  );
}

function Price({ price, mrp }: CatalogueRow) {
  if (price === 0) return <Figure>{messages.list.noPrice}</Figure>;
  return (
    <Figure>
      {formatRupees(price)}
      {mrp > price && <s>{formatRupees(mrp)}</s>}
    </Figure>
  );
}

function Stock({ stock }: CatalogueRow) {
  const tone = stock <= 0 ? 'out' : stock <= LOW_STOCK ? 'low' : undefined;
  return <Figure $tone={tone}>{stock <= 0 ? messages.list.soldOut : messages.list.left(stock)}</Figure>;
}

const columnsOf = (kind: CatalogueKind): Column<CatalogueRow>[] => [
  {
    head: messages.list.columns[kind],
    area: 'item',
    cell: (row) => <What kind={kind} row={row} />,
  },
  { head: messages.list.columns.status, area: 'status', cell: Status },
  { head: messages.list.columns.stock, area: 'stock', figure: true, cell: Stock },
  { head: messages.list.columns.price, area: 'price', figure: true, cell: Price },
  {
    head: messages.list.columns.saved,
    figure: true,
    cell: ({ updatedAt }) => updatedAt && formatMoment(updatedAt),
  },
];
const COLUMNS = { products: columnsOf('products'), combos: columnsOf('combos') };
const CARD = "'pick item price' 'pick status stock' / 33px minmax(0, 1fr) auto";

interface CatalogueTableProps {
  kind: CatalogueKind;
  rows: readonly CatalogueRow[];
  selected: readonly string[];
  onSelect: (ids: string[], on: boolean) => void;
  waiting: boolean;
}

export function CatalogueTable({ kind, rows, selected, onSelect, waiting }: CatalogueTableProps) {
  return (
    <AdminTable
      label={kindWords[kind].many}
      rows={rows}
      columns={COLUMNS[kind]}
      card={CARD}
      selection={{ selected, onSelect, nameOf: ({ name }) => name }}
      waiting={waiting}
    />
  );
}
