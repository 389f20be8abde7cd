import type { Offer } from '@/domain/offers/offer';
import { statusAt } from '@/domain/offers/schedule';
import { Link } from 'react-router-dom';
import { adminItemPath } from '@/app/router/paths';
import { StatusDot } from '@/ui';
import { Figure, Item, AdminTable, type Column, ROW_LINK } from '../table';
import { asksWords, givesWords, statusWords, timeWords } from './texts';
import { TurnButton } from './TurnButton';

function What({ id, code, title }: Offer) {
  return (
    <Item>
      <div>
        <Link to={adminItemPath('offers', id)} {...{ [ROW_LINK]: '' }}>
          {code}
        </Link>
        <small>{title}</small>
      </div>
    </Item>
  );
}

/** What it gives, what it asks for, and its time. */
function Rules(offer: Offer) {
  return (
    <Item>
      <div>
        {givesWords(offer)}
        <small>{asksWords(offer)}</small>
        <small>{timeWords(offer)}</small>
      </div>
    </Item>
  );
}

function Used({ usedCount = 0, usageLimit }: Offer) {
  const count = usedCount.toLocaleString('en-IN');
  return (
    <Figure>{usageLimit ? `${count} of ${usageLimit.toLocaleString('en-IN')} used` : `${count} used`}</Figure>
  );
}

const CARD = "'what turn' 'rules rules' 'status used' / minmax(0, 1fr) auto";

interface OffersTableProps {
  offers: readonly Offer[];
  now: Date;
  /** Ids of those of which something is on its way. */
  busy: readonly string[];
}

export function OffersTable({ offers, now, busy }: OffersTableProps) {
  const columns: Column<Offer & { name: string }>[] = [
    { head: 'Offer', area: 'what', cell: What },
    { head: 'Rules', area: 'rules', cell: Rules },
    {
      head: 'Status',
      area: 'status',
      cell: (offer) => {
        const { word, tone } = statusWords[statusAt(offer, now)];
        return <StatusDot tone={tone}>{word}</StatusDot>;
      },
    },
    { head: 'Used', area: 'used', figure: true, cell: Used },
    {
      head: 'Switch',
      area: 'turn',
      figure: true,
      cell: ({ id, code, enabled }) => (
        <TurnButton which={{ kind: 'offers', id, name: code }} on={enabled} busy={busy.includes(id)} />
      ),
    },
  ];
  const rows = offers.map((offer) => ({ ...offer, name: offer.code }));
  return <AdminTable label="Offers" rows={rows} columns={columns} card={CARD} />;
}
