import { useEffect, useRef, type RefObject } from 'react';

/**
 * Manages the focus in a list of editable entries ([data-edit]): after a removal it moves to the next entry, after a
 * form closes to its entry (passed to the returned function), otherwise to the add button ([data-add]).
 */
export function useFocusInList(root: RefObject<HTMLElement | null>, count: number, formOpen: boolean) {
  const openedFrom = useRef('');
  const before = useRef({ count, formOpen });
  const pressedAt = useRef(0);

  useEffect(() => {
    const list = root.current;
    const remember = ({ target }: FocusEvent) => {
      const entries = [...(list?.querySelectorAll('li') ?? [])];
      const at = entries.findIndex((entry) => target instanceof Node && entry.contains(target));
      if (at >= 0) pressedAt.current = at;
    };
    list?.addEventListener('focusin', remember);
    return () => list?.removeEventListener('focusin', remember);
  }, [root]);

  useEffect(() => {
    const previous = before.current;
    before.current = { count, formOpen };
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    const add = find('[data-add]');
    if (previous.formOpen && !formOpen) {
      const entry = openedFrom.current && find(`[data-edit="${CSS.escape(openedFrom.current)}"]`);
      (entry || add)?.focus();
    } else if (!formOpen && count < previous.count && document.activeElement === document.body) {
      const entries = root.current?.querySelectorAll<HTMLElement>('[data-edit]') ?? [];
      (entries[Math.min(pressedAt.current, entries.length - 1)] ?? add)?.focus();
    }
  }, [root, count, formOpen]);

  return (createdAt: string): void => {
    openedFrom.current = createdAt;
  };
}
