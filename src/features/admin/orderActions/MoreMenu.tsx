import { useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Icon, VisuallyHidden } from '@/ui';
import { messages } from './messages';
import { Behind, MoreFrame, MorePanel } from './OrderActions.styles';

const DOTS =
  'M6 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0zM13 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0zM20 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0z';

interface MoreMenuProps {
  open: boolean;
  onOpen: (open: boolean) => void;
  children: ReactNode;
}

/** Rare actions, behind three dots. A press inside closes the menu. */
export function MoreMenu({ open, onOpen: setOpen, children }: MoreMenuProps) {
  const frame = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const left = (event: FocusEvent) => {
    if (!frame.current?.contains(event.relatedTarget)) setOpen(false);
  };
  const close = () => {
    setOpen(false);
    // The dialog that a press opens gives the focus back to the dots.
    opener.current?.focus();
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) close();
  };
  return (
    <MoreFrame ref={frame} onBlur={left} onKeyDown={pressed} role="presentation">
      <button ref={opener} type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        <VisuallyHidden>{messages.more}</VisuallyHidden>
        <Icon name={DOTS} size={20} />
      </button>
      {/* A press beside the panel closes it, and presses nothing else. */}
      {open && <Behind role="presentation" onClick={() => setOpen(false)} />}
      {open && (
        <MorePanel role="presentation" onClick={close}>
          {children}
        </MorePanel>
      )}
    </MoreFrame>
  );
}
