import { type FocusEvent, useRef } from 'react';
import { useSelector } from 'react-redux';
import { usePageHidden } from '@/lib/usePageHidden';
import { LivePortal } from '@/ui';
import { selectToasts } from './notificationsSlice';
import { Stack } from './ToastHost.styles';
import { ToastSlip } from './ToastSlip';
import { useClearOfButtons } from './useClearOfButtons';
import { useHeld } from './useHeld';

/**
 * Where messages come up: always there, so that a screen reader hears each one. The newest lies in front and its time
 * runs; the others peek out behind it and get theirs when it is gone. Who points at the stack sees all, and all wait.
 */
export function ToastHost() {
  const toasts = useSelector(selectToasts);
  const stack = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const { isHeld, handlers } = useHeld(stack);
  const hidden = usePageHidden();
  useClearOfButtons(stack, toasts.at(-1)?.id);
  const onFocus = (event: FocusEvent) => {
    if (!stack.current?.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
    handlers.onFocus();
  };
  const giveFocusBack = () => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
  };
  return (
    <LivePortal>
      <Stack
        ref={stack}
        role="status"
        aria-live="polite"
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
