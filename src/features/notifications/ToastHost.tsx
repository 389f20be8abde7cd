import { useDispatch, useSelector } from 'react-redux';
import { Icon, IconButton, LivePortal, VisuallyHidden } from '@/ui';
import { selectToasts, toastDismissed, type Toast } from './notificationsSlice';
import { spokenText } from './spokenText';
import { Action, Slip, Stack } from './ToastHost.styles';
import { useToastTimer } from './useToastTimer';

const TONE_ICON = { info: null, success: 'check', error: 'alert' } as const;

function ToastSlip({ toast }: { toast: Toast }) {
  const dispatch = useDispatch();
  const dismiss = () => dispatch(toastDismissed(toast.id));
  const timer = useToastTimer(toast.duration, dismiss);
  const { emoji, rest, icon } = spokenText(toast.text);
  const drawn = icon ?? TONE_ICON[toast.tone];
  const { action } = toast;
  return (
    <Slip {...timer} {...(toast.tone === 'error' ? { role: 'alert' } : {})}>
      {drawn && <Icon name={drawn} size={20} />}
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
      {!action && <IconButton label="Dismiss" icon="close" iconSize={20} onClick={dismiss} />}
    </Slip>
  );
}

/** Where messages come up: always there, so that a screen reader hears each one. */
export function ToastHost() {
  const toasts = useSelector(selectToasts);
  return (
    <LivePortal>
      <Stack role="status" aria-live="polite" aria-relevant="additions">
        {toasts.map((toast) => (
          <ToastSlip key={toast.id} toast={toast} />
        ))}
      </Stack>
    </LivePortal>
  );
}
