import type { FormEvent, ReactNode } from 'react';
import { focusInvalidIn } from '@/lib/focusInvalid';
import { useFocusAfterClose } from '@/lib/hooks/useFocusAfterClose';
import { Button, Caption, Dialog, ErrorNote } from '@/ui';
import { messages } from '../messages';
import { DialogForm } from '../styles/settingsForm.styles';

interface FormDialogProps {
  title: string;
  hint: string;
  /** The label of the submit button. */
  action: string;
  isDanger?: boolean;
  isSending: boolean;
  /** Why it was not sent; empty otherwise. */
  problem: string;
  /** A button that helps with the problem. */
  remedy?: ReactNode;
  onClose: () => void;
  /** Called by the button and by Enter. */
  onSend: () => void;
  /** The fields. */
  children: ReactNode;
}

/** Asks for a few fields, such as a reason, before something is changed. */
export function FormDialog({
  title,
  hint,
  action,
  isDanger = false,
  isSending,
  problem,
  remedy,
  onClose,
  onSend,
  children,
}: FormDialogProps) {
  // Sending may remove the button that opened the dialog.
  useFocusAfterClose();
  // Enter submits even while the button is busy.
  const send = () => {
    if (isSending) return;
    onSend();
    focusInvalidIn('[role="dialog"]');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button variant={isDanger ? 'danger' : 'primary'} busy={isSending} onClick={send}>
            {action}
          </Button>
        </>
      }
    >
      <DialogForm onSubmit={submit} noValidate>
        <Caption>{hint}</Caption>
        {children}
        <div role="alert">
          {problem && <ErrorNote>{problem}</ErrorNote>}
          {problem && remedy}
        </div>
        {/* The visible button lies outside the form, so Enter needs one inside. */}
        <button type="submit" hidden />
      </DialogForm>
    </Dialog>
  );
}
