import { useSelector } from 'react-redux';
import styled from 'styled-components';
import type { Offer } from '@/domain/offers/offer';
import { methodsOf } from '@/domain/pricing/fees';
import { useTimeOf } from '@/lib/hooks/useRunning';
import { Box, Caption, Icon } from '@/ui';
import { selectTakesOnlinePayments } from '../../catalogueSelectors';
import { BoxTitle } from '../Box.styles';
import { offerRows, type OfferedItem } from './offerRows';
import * as icons from '../icons';
import { messages } from '../messages/more';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px 16px;
  padding: 13px 0;
  border-top: var(--hair);
  &:first-child {
    border-top: 0;
    padding-top: 2px;
  }
  &:last-child {
    padding-bottom: 0;
  }
  .amount {
    text-align: right;
    font-weight: 600;
    align-self: center;
    line-height: 1.25;
  }
  small {
    display: block;
    font-weight: 500;
    color: var(--ink-3);
    font-size: var(--t-micro);
  }
`;

/** The offers that apply to this item now, each with the resulting price. Nothing without one. */
export function OffersNow({ item, offers }: { item: OfferedItem; offers: readonly Offer[] }) {
  const now = useTimeOf(offers);
  const methods = methodsOf(useSelector(selectTakesOnlinePayments));
  const rows = offerRows(item, offers, now, methods);
  if (rows.length === 0) return null;
  return (
    <Box>
      <BoxTitle>
        <Icon name={icons.tag} size={20} />
        {messages.offersNow.title}
      </BoxTitle>
      <ul>
        {rows.map((row) => (
          <Row key={row.name}>
            <div>
              <b>{row.name}</b>
              <Caption>{row.text}</Caption>
            </div>
            <span className="amount">
              {row.amount}
              <small>{row.unit}</small>
            </span>
          </Row>
        ))}
      </ul>
    </Box>
  );
}
