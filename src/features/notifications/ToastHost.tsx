import { type FocusEvent, useRef } from 'react';
import { useSelector } from 'react-redux';
import { usePageHidden } from '@/lib/hooks/usePageHidden';
import { LivePortal } from '@/ui';
import { selectToasts } from './notificationsSlice';
import { Stack } from './ToastHost.styles';
import { ToastSlip } from './ToastSlip';
import { useClearOfButtons } from './useClearOfButtons';
import { useHeld } from './useHeld';

/**
 * The stack of toasts. The newest is in front and its timer runs; the others wait behind it. On hover all are shown, and
 * all timers pause. It is one live region that is always mounted, so that screen readers announce each toast, and only
 * once: a toast with a role of its own would be a second region in it, and a status is read whole unless it is not atomic.
 */
export function ToastHost() {
  const toasts = useSelector(selectToasts);
  const stack = useRef<HTMLDivElement>(null);
  const previousFocus = useRef<Element | null>(null);
  const { isHeld, handlers } = useHeld(stack);
  const hidden = usePageHidden();
  useClearOfButtons(stack, toasts.at(-1)?.id);
  const onFocus = (event: FocusEvent) => {
    if (!stack.current?.contains(event.relatedTarget)) previousFocus.current = event.relatedTarget;
    handlers.onFocus();
  };
  const giveFocusBack = () => {
    if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus({ preventScroll: true });
  };
  return (
    <LivePortal>
      <Stack
        ref={stack}
        role="status"
        aria-live="polite"
        aria-atomic={false}
        aria-relevant="additions"
        data-held={isHeld}
        {...handlers}
        onFocus={onFocus}
      >
        {toasts.map((toast, at) => {
          const depth = toasts.length - 1 - at;
          return (
            <ToastSlip
              key={toast.id}
              toast={toast}
              depth={isHeld ? 0 : depth}
              running={depth === 0 && !isHeld && !hidden}
              onFocusLost={giveFocusBack}
            />
          );
        })}
      </Stack>
    </LivePortal>
  );
}
