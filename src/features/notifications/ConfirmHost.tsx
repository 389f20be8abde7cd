import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { Button, Dialog, H2 } from '@/ui';
import { confirmAnswered, selectConfirm } from './notificationsSlice';

const Body = styled.div`
  padding: 28px 24px calc(24px + env(safe-area-inset-bottom));
  p {
    margin-top: 10px;
    color: var(--ink-2);
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 22px;
  > button {
    flex: 1 1 180px;
    padding-inline: 16px;
  }
`;

/** The Cancel / Confirm dialog; the safe answer comes first and has the focus. */
export function ConfirmHost() {
  const dispatch = useDispatch();
  const request = useSelector(selectConfirm);
  const title = useId();
  const text = useId();
  if (!request) return null;
  const cancel = () => dispatch(confirmAnswered('cancelled'));
  const confirm = () => {
    dispatch(confirmAnswered('confirmed'));
    dispatch(request.onConfirm);
  };
  return (
    <Dialog role="alertdialog" size="confirm" labelledBy={title} describedBy={text} onClose={cancel}>
      <Body>
        <H2 id={title}>{request.title}</H2>
        <p id={text}>{request.text}</p>
        <Actions>
          <Button data-autofocus onClick={cancel}>
            {request.cancelLabel ?? 'Cancel'}
          </Button>
          <Button variant={request.danger ? 'danger' : 'ghost'} onClick={confirm}>
            {request.confirmLabel ?? 'Confirm'}
          </Button>
        </Actions>
      </Body>
    </Dialog>
  );
}
