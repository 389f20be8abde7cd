import type { Offer } from '@/domain/offers/offer';
import { OFFER_TYPE_DEFINITIONS } from '@/domain/offers/types/offerTypeDefinitions';
import { versionOf } from '@/domain/offers/scheduled/save';
import { statusAt } from '@/domain/offers/scheduled/schedule';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { adminItemPath } from '@/app/router/paths';
import { StatusDot } from '@/ui';
import { Figure, Item, AdminTable, type Column, rowLink } from '../table';
import { denseButtons } from '../shared';
import { statusWords, timeWords, ToggleButton } from '../scheduled';
import { conditionsText, listTexts } from './messages';

const Turn = styled.span`
  ${denseButtons}
`;

function What({ id, code, title }: Offer) {
  return (
    <Item>
      <div>
        <Link to={adminItemPath('offers', id)} {...rowLink}>
          {code}
        </Link>
        <small>{title}</small>
      </div>
    </Item>
  );
}

/** The offer's gain, conditions and schedule. */
function Rules({ offer, now }: { offer: Offer; now: Date }) {
  return (
    <Item>
      <div>
        {OFFER_TYPE_DEFINITIONS[offer.type].describe(offer)}
        <small>{[conditionsText(offer), timeWords(offer, now)].filter(Boolean).join(' · ')}</small>
      </div>
    </Item>
  );
}

function Used({ usedCount = 0, usageLimit }: Offer) {
  return <Figure>{listTexts.used(usedCount, usageLimit)}</Figure>;
}

const CARD = "'what turn' 'rules rules' 'status used' / minmax(0, 1fr) auto";

interface OffersTableProps {
  offers: readonly Offer[];
  now: Date;
  /** Ids of the offers with a pending request. */
  busy: readonly string[];
}

/** The list of offers; a card for each on a phone. */
export function OffersTable({ offers, now, busy }: OffersTableProps) {
  const columns: Column<Offer>[] = [
    { head: listTexts.columns.what, area: 'what', cell: What },
    { head: listTexts.columns.rules, area: 'rules', cell: (offer) => <Rules offer={offer} now={now} /> },
    {
      head: listTexts.columns.status,
      area: 'status',
      cell: (offer) => {
        const { word, tone } = statusWords[statusAt(offer, now)];
        return <StatusDot tone={tone}>{word}</StatusDot>;
      },
    },
    { head: listTexts.columns.used, area: 'used', figure: true, cell: Used },
    {
      head: listTexts.columns.toggle,
      area: 'turn',
      figure: true,
      cell: ({ id, code, enabled, updatedAt }) => (
        <Turn>
          <ToggleButton
            which={{ kind: 'offers', id, name: code, version: versionOf({ updatedAt }) }}
            on={enabled}
            busy={busy.includes(id)}
          />
        </Turn>
      ),
    },
  ];
  return <AdminTable label={listTexts.title} rows={offers} columns={columns} card={CARD} />;
}
