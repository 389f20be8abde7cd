import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { Link } from 'react-router-dom';
import { adminOrderPath } from '@/app/router/paths';
import { Button, Caption, Dialog, TextLink } from '@/ui';
import { packClosed, packRequested, selectPacking } from './packSlice';
import { texts } from './texts';

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
const Left = styled.ul`
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

/** How far the packing is, and which orders it left as they were. */
export function PackDialog() {
  const dispatch = useDispatch();
  const packing = useSelector(selectPacking);
  if (packing.status === 'idle' || !packing.open) return null;
  const { total, packed, failed, status } = packing;
  const done = packed.length + failed.length;
  const close = () => dispatch(packClosed());
  return (
    <Dialog
      title={`Packing ${texts.orders(total)}`}
      size="confirm"
      onClose={close}
      footer={
        <Foot>
          <Button variant="ghost" data-autofocus onClick={close}>
            Close
          </Button>
          {status === 'over' && (
            <Button onClick={() => dispatch(packRequested(failed.map(({ id }) => id)))}>
              Try {texts.orders(failed.length)} again
            </Button>
          )}
        </Foot>
      }
    >
      <Bar max={total} value={done} aria-label="Packed" />
      <p role="status">
        {status === 'over' ? texts.packed(packed.length, failed.length) : texts.packing(done, total)}
      </p>
      <Caption>{status === 'over' ? texts.packLeft : texts.packGoesOn}</Caption>
      {failed.length > 0 && (
        <Left>
          {failed.map(({ id, message }) => (
            <li key={id}>
              <TextLink as={Link} to={adminOrderPath(id)}>
                {id}
              </TextLink>
              <small>{message}</small>
            </li>
          ))}
        </Left>
      )}
    </Dialog>
  );
}
