import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button, type ButtonProps, Dialog, ErrorNote, Locked } from '@/ui';
import type { ActionFailure } from '../ordersSlice';
import { messages } from '../messages';

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  > button {
    flex: 1 1 150px;
    padding-inline: 16px;
  }
  > [role='alert'] {
    flex: 1 1 100%;
  }
`;
/** The consequences, before the shopper decides. */
export const ActionConsequences = styled.div`
  display: grid;
  gap: 10px;
  color: var(--ink-2);
  margin-bottom: 18px;
`;
export const ActionFields = styled.div`
  display: grid;
  gap: 16px;
  padding-bottom: 20px;
`;

interface ConfirmActionDialogProps {
  state: { status: 'closed' | 'asking' | 'sending' } | ({ status: 'failed' } & ActionFailure);
  title: string;
  /** The labels of the cancel and the confirm button. While the action is sent, the first one only closes the dialog. */
  cancelLabel: string;
  act: string;
  variant: ButtonProps['variant'];
  onClose: () => void;
  onAct: () => void;
  children: ReactNode;
}

/**
 * Asks for confirmation before an action on an order. A failure is shown above the buttons; without a possible retry
 * only the close button stays. The dialog itself has the focus at first: its fields come before its buttons.
 */
export function ConfirmActionDialog({
  state,
  title,
  cancelLabel,
  act,
  variant,
  onClose,
  onAct,
  children,
}: ConfirmActionDialogProps) {
  const failed = state.status === 'failed' ? state : null;
  const over = failed !== null && !failed.again;
  const isSending = state.status === 'sending';
  return (
    <Dialog
      title={title}
      size="confirm"
      onClose={onClose}
      footer={
        <Foot>
          {failed && (
            <div role="alert">
              <ErrorNote>{failed.message}</ErrorNote>
            </div>
          )}
          <Button variant="ghost" onClick={onClose}>
            {over || isSending ? messages.askDialog.close : cancelLabel}
          </Button>
          {!over && (
            <Button variant={variant} busy={isSending} onClick={onAct}>
              {act}
            </Button>
          )}
        </Foot>
      }
    >
      {!over && <Locked disabled={isSending}>{children}</Locked>}
    </Dialog>
  );
}
