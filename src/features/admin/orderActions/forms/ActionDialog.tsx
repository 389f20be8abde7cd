import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ConfirmActionDialog } from '@/features/orders';
import { focusInvalidIn } from '@/lib/focusInvalid';
import type { ButtonProps } from '@/ui';
import { messages } from '../messages';
import { actionDismissed, selectActionState } from '../orderActionsSlice';

interface ActionDialogProps {
  title: string;
  act: string;
  variant?: ButtonProps['variant'];
  onAct: () => void;
  children: ReactNode;
}

/** The dialog of an action. What was typed stays while it is sent and after a failure; a wrong field gets the focus. */
export function ActionDialog({ title, act, variant = 'primary', onAct, children }: ActionDialogProps) {
  const dispatch = useDispatch();
  const send = () => {
    onAct();
    focusInvalidIn('[role="dialog"]');
  };
  return (
    <ConfirmActionDialog
      state={useSelector(selectActionState)}
      title={title}
      cancelLabel={messages.keep}
      act={act}
      variant={variant}
      onClose={() => dispatch(actionDismissed())}
      onAct={send}
    >
      {children}
    </ConfirmActionDialog>
  );
}
