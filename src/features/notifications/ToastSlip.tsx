import { type KeyboardEvent, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { Icon, IconButton, VisuallyHidden } from '@/ui';
import { toastDismissed, type Toast } from './notificationsSlice';
import { spokenText } from './spokenText';
import { Action, Slip } from './ToastHost.styles';
import { useToastTimer } from './useToastTimer';
import { messages } from './messages';

const TONE_ICON = { info: null, success: 'check', error: 'alert' } as const;

interface ToastSlipProps {
  toast: Toast;
  /** The number of newer toasts in front of it. */
  depth: number;
  running: boolean;
  /** Called when it is removed while it has the focus. */
  onFocusLost: () => void;
}

/** One toast with its action and a close button. */
export function ToastSlip({ toast, depth, running, onFocusLost }: ToastSlipProps) {
  const dispatch = useDispatch();
  const slip = useRef<HTMLDivElement>(null);
  const dismiss = () => {
    if (slip.current?.contains(document.activeElement)) onFocusLost();
    dispatch(toastDismissed(toast.id));
  };
  useToastTimer(toast.durationMs, running, dismiss);
  const { emoji, rest, icon } = spokenText(toast.text);
  const iconName = icon ?? TONE_ICON[toast.tone];
  const { action } = toast;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Escape must close the toast and not the overlay below it.
    event.preventDefault();
    dismiss();
  };
  return (
    <Slip ref={slip} inert={depth > 0} data-depth={depth} data-tone={toast.tone} onKeyDown={onKeyDown}>
      {iconName && <Icon name={iconName} size={20} />}
      <span>
        {emoji && <VisuallyHidden>{emoji}</VisuallyHidden>}
        {rest}
      </span>
      {action && (
        <Action
          type="button"
          onClick={() => {
            dispatch(action);
            dismiss();
          }}
        >
          {toast.actionLabel}
        </Action>
      )}
      <IconButton label={messages.dismiss} icon="close" iconSize={20} onClick={dismiss} />
    </Slip>
  );
}
