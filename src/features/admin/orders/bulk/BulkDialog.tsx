import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { Link } from 'react-router-dom';
import { adminOrderPath } from '@/app/router/paths';
import { ProgressBar } from '@/features/admin/shared';
import { Button, Caption, Dialog, TextLink } from '@/ui';
import { bulkClosed, bulkRequested, bulkStopped, selectBulk } from './bulkSlice';
import { messages } from './messages';

const Bar = styled(ProgressBar)`
  display: block;
  height: 8px;
  margin-block: 8px 12px;
`;
const NotDoneList = styled.ul`
  display: grid;
  gap: 12px;
  padding-block: 12px 20px;
  li {
    overflow-wrap: anywhere;
  }
  span {
    color: var(--danger);
    font-size: 0.875rem;
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

/** Strips an order's number from a refusal, because most refusals begin with it. */
const afterNumber = (id: string, message: string): string =>
  message.startsWith(id) ? message.slice(id.length) : ` ${message}`;

/** The progress of a bulk act, and the orders that were refused with the reason of each. */
export function BulkDialog() {
  const dispatch = useDispatch();
  const bulk = useSelector(selectBulk);
  if (bulk.status === 'idle' || !bulk.open) return null;
  const { kind, layout, ids, done, failed, status } = bulk;
  const handled = done.length + failed.length;
  const words = messages[kind];
  const close = () => dispatch(bulkClosed());
  const again = () => dispatch(bulkRequested({ kind, layout, ids: failed.map(({ id }) => id) }));
  return (
    <Dialog
      title={words.title(ids.length)}
      size="confirm"
      onClose={close}
      footer={
        <Foot>
          <Button variant="ghost" data-autofocus onClick={close}>
            {messages.close}
          </Button>
          {status === 'over' && failed.length > 0 && (
            <Button onClick={again}>{messages.tryAgain(failed.length)}</Button>
          )}
          {status === 'running' && (
            <Button variant="ghost" onClick={() => dispatch(bulkStopped())}>
              {messages.stop}
            </Button>
          )}
        </Foot>
      }
    >
      <Bar max={ids.length} value={handled} aria-label={words.bar} />
      <p role="status">
        {status === 'over'
          ? words.result(done.length, failed.length)
          : messages.progress(handled, ids.length)}
      </p>
      <Caption>
        {status === 'running' && words.continuesNote}
        {status === 'over' && failed.length > 0 && words.failedNote}
      </Caption>
      {bulk.links.map((url, at) => (
        <p key={url}>
          <TextLink href={url} target="_blank" rel="noreferrer">
            {messages.open(words.file, at + 1, bulk.links.length)}
          </TextLink>
        </p>
      ))}
      {failed.length > 0 && (
        <NotDoneList>
          {failed.map(({ id, message }) => (
            <li key={id}>
              <TextLink as={Link} to={adminOrderPath(id)}>
                {id}
              </TextLink>
              <span>{afterNumber(id, message)}</span>
            </li>
          ))}
        </NotDoneList>
      )}
    </Dialog>
  );
}
