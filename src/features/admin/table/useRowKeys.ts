import { useKeys } from '../keys';

const ROW_LINK = 'data-row';
/** Marks a link as one of those that J and K move along. */
export const rowLink = { [ROW_LINK]: '' };

const rowLinks = () => [...document.querySelectorAll<HTMLElement>(`[${ROW_LINK}]`)];

/** The id of the table's row in which an element stands. */
const idOf = (element: Element | null | undefined): string | undefined =>
  element?.closest<HTMLElement>('[data-row-id]')?.dataset['rowId'];

/** Moves the focus to the next or the previous row, and returns its id. */
function focusRow(by: 1 | -1): string | undefined {
  const links = rowLinks();
  const current = idOf(document.activeElement);
  const at = links.findIndex(
    (link) => link === document.activeElement || (current && idOf(link) === current),
  );
  const next = links[at < 0 ? 0 : Math.min(Math.max(0, at + by), links.length - 1)];
  next?.focus();
  return idOf(next);
}

interface Choosing {
  isChosen: (id: string) => boolean;
  onChoose: (ids: string[], on: boolean) => void;
}

/** J and K move the focus along the rows. Where rows can be chosen, X chooses the current one, and Shift with J or K a range. */
export function useRowKeys(choosing?: Choosing): void {
  const move = (by: 1 | -1) => (event: KeyboardEvent) => {
    const from = idOf(document.activeElement);
    const to = focusRow(by);
    if (!event.shiftKey || !choosing) return;
    // At an end of the list both are the same row.
    const ids = new Set([from, to].filter((id) => id !== undefined));
    choosing.onChoose([...ids], true);
  };
  const toggle = () => {
    const id = idOf(document.activeElement);
    if (id && choosing) choosing.onChoose([id], !choosing.isChosen(id));
  };
  useKeys({ j: move(1), k: move(-1), x: toggle });
}
