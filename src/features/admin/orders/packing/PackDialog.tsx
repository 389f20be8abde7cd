import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { Link } from 'react-router-dom';
import { adminOrderPath } from '@/app/router/paths';
import { Button, Caption, Dialog, TextLink } from '@/ui';
import { packClosed, packRequested, selectPacking } from './packSlice';
import { messages } from '../messages';

const Bar = styled.progress`
  appearance: none;
  display: block;
  width: 100%;
  height: 8px;
  margin-block: 8px 12px;
  border: 0;
  border-radius: var(--r-pill);
  overflow: hidden;
  background: var(--mist);
  &::-webkit-progress-bar {
    background: var(--mist);
  }
  &::-webkit-progress-value {
    background: var(--dew);
  }
  &::-moz-progress-bar {
    background: var(--dew);
  }
`;
const NotPackedList = styled.ul`
  display: grid;
  gap: 12px;
  padding-block: 12px 20px;
  li {
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--danger);
  }
`;
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  > button {
    flex: 1 1 150px;
  }
`;

/** The progress of the packing, and the orders that could not be packed. */
export function PackDialog() {
  const dispatch = useDispatch();
  const packing = useSelector(selectPacking);
  if (packing.status === 'idle' || !packing.open) return null;
  const { total, packed, failed, status } = packing;
  const done = packed.length + failed.length;
  const close = () => dispatch(packClosed());
  return (
    <Dialog
      title={messages.packing.title(total)}
      size="confirm"
      onClose={close}
      footer={
        <Foot>
          <Button variant="ghost" data-autofocus onClick={close}>
            {messages.packing.close}
          </Button>
          {status === 'over' && (
            <Button onClick={() => dispatch(packRequested(failed.map(({ id }) => id)))}>
              {messages.packing.tryAgain(failed.length)}
            </Button>
          )}
        </Foot>
      }
    >
      <Bar max={total} value={done} aria-label={messages.packing.bar} />
      <p role="status">
        {status === 'over'
          ? messages.packing.packed(packed.length, failed.length)
          : messages.packing.progress(done, total)}
      </p>
      <Caption>{status === 'over' ? messages.packing.failedNote : messages.packing.continuesNote}</Caption>
      {failed.length > 0 && (
        <NotPackedList>
          {failed.map(({ id, message }) => (
            <li key={id}>
              <TextLink as={Link} to={adminOrderPath(id)}>
                {id}
              </TextLink>
              <small>{message}</small>
            </li>
          ))}
        </NotPackedList>
      )}
    </Dialog>
  );
}
