import { useKeys } from '../keys';

const ROW_LINK = 'data-row';
/** Marks a link as one of those that J and K move along. */
export const rowLink = { [ROW_LINK]: '' };

/** Moves the focus to the next or the previous row. */
function focusRow(by: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>(`[${ROW_LINK}]`)];
  const at = links.findIndex((link) => link === document.activeElement);
  links[at < 0 ? 0 : Math.min(Math.max(0, at + by), links.length - 1)]?.focus();
}

/** J and K move the focus along the rows. */
export const useRowKeys = (): void => useKeys({ j: () => focusRow(1), k: () => focusRow(-1) });
