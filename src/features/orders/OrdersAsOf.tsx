import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { selectOffline } from '@/features/connection';
import { formatMoment } from '@/lib/dates';
import { useFocusAfterClose } from '@/lib/hooks/useFocusAfterClose';
import { Button, DoubtNote } from '@/ui';
import { messages } from './messages';
import { ordersRequested, selectOrdersAsOf, selectOrdersLoading } from './ordersSlice';

const Place = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;
  margin-bottom: 16px;
`;

/** Loads the orders again by a press. Without network they load by themselves once it is back. */
function Again({ isLoading }: { isLoading: boolean }) {
  const dispatch = useDispatch();
  useFocusAfterClose();
  return (
    <Button variant="ghost" size="sm" busy={isLoading} onClick={() => dispatch(ordersRequested())}>
      {messages.ordersAsOf.again}
    </Button>
  );
}

/** The time of stored orders that are shown because current ones did not load. */
export function OrdersAsOf() {
  const asOf = useSelector(selectOrdersAsOf);
  const isOffline = useSelector(selectOffline);
  const isLoading = useSelector(selectOrdersLoading);
  if (!asOf) return null;
  const { offline, loading, failed } = messages.ordersAsOf;
  const words = isLoading ? loading : failed;
  return (
    <Place>
      <div role="status">
        <DoubtNote>{(isOffline ? offline : words)(formatMoment(asOf))}</DoubtNote>
      </div>
      {!isOffline && <Again isLoading={isLoading} />}
    </Place>
  );
}
