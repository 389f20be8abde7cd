/**
 * The index that a key moves to in a menu of `count` stops: its button at 0, then the entries; null for other keys.
 * Arrow keys cycle through the entries and skip the button.
 */
export function menuStep(key: string, at: number, count: number): number | null {
  const last = Math.max(1, count - 1);
  switch (key) {
    case 'ArrowDown':
      return at < 1 || at >= last ? 1 : at + 1;
    case 'ArrowUp':
      return at <= 1 ? last : at - 1;
    case 'Home':
      return at < 1 ? null : 1;
    case 'End':
      return at < 1 ? null : last;
    default:
      return null;
  }
}
