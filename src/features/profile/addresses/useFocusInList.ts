import { useRef, type FocusEvent } from 'react';
import { useOnChange } from '@/lib/hooks/useOnChange';

/**
 * Manages the focus in a list of editable entries ([data-edit]): after a removal it moves to the next entry, after a
 * form closes to its entry (passed to `rememberOpener`), otherwise to the add button ([data-add]). `list` are props of the
 * element around them.
 */
export function useFocusInList(count: number, formOpen: boolean) {
  const root = useRef<HTMLDivElement>(null);
  const openedFrom = useRef('');
  const pressedAt = useRef(0);
  const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);

  useOnChange(formOpen, () => {
    if (formOpen) return;
    const entry = openedFrom.current && find(`[data-edit="${CSS.escape(openedFrom.current)}"]`);
    (entry || find('[data-add]'))?.focus();
  });
  useOnChange(count, (before) => {
    if (formOpen || count > before || document.activeElement !== document.body) return;
    const entries = root.current?.querySelectorAll<HTMLElement>('[data-edit]') ?? [];
    (entries[Math.min(pressedAt.current, entries.length - 1)] ?? find('[data-add]'))?.focus();
  });

  return {
    list: {
      ref: root,
      onFocus({ target }: FocusEvent) {
        const entries = [...(root.current?.querySelectorAll('li') ?? [])];
        const at = entries.findIndex((entry) => entry.contains(target));
        if (at >= 0) pressedAt.current = at;
      },
    },
    rememberOpener(createdAt: string) {
      openedFrom.current = createdAt;
    },
  };
}
