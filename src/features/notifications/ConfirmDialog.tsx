import { useId } from 'react';
import styled from 'styled-components';
import { Button, Dialog, H2 } from '@/ui';
import { messages } from './messages';

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

interface ConfirmDialogProps {
  title: string;
  text: string;
  confirmLabel?: string;
  cancelLabel?: string;
  danger?: boolean;
  onAnswer: (confirmed: boolean) => void;
}

/** A question with two answers; the safe one comes first and has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { confirmLabel = messages.confirm, cancelLabel = messages.cancel, danger = false, onAnswer } = props;
  const title = useId();
  const text = useId();
  const cancel = () => onAnswer(false);
  return (
    <Dialog role="alertdialog" size="confirm" labelledBy={title} describedBy={text} onClose={cancel}>
      <Body>
        <H2 id={title}>{props.title}</H2>
        <p id={text}>{props.text}</p>
        <Actions>
          <Button variant={danger ? 'ghost' : 'primary'} data-autofocus onClick={cancel}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : 'ghost'} onClick={() => onAnswer(true)}>
            {confirmLabel}
          </Button>
        </Actions>
      </Body>
    </Dialog>
  );
}
