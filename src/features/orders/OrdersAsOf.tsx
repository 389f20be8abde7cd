import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { DoubtNote } from '@/ui';
import { formatMoment } from '@/lib/dates';
import { messages } from './messages';
import { selectOrdersAsOf } from './ordersSlice';

const Place = styled.div`
  margin-bottom: 16px;
`;

/** The time of stored orders that are shown without network. */
export function OrdersAsOf() {
  const asOf = useSelector(selectOrdersAsOf);
  if (!asOf) return null;
  return (
    <Place role="status">
      <DoubtNote>{messages.asOf(formatMoment(asOf))}</DoubtNote>
    </Place>
  );
}
