/** Time within which the second key of a pair such as G O has to follow. */
const PAIR_MS = 1500;
const FIRST_KEY = 'g';

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'timeStamp'>;

/** 'mod+s' with Ctrl or ⌘, otherwise the key itself. */
function nameOf({ key, ctrlKey, metaKey, altKey }: Press): string {
  if (altKey) return '';
  return ctrlKey || metaKey ? `mod+${key.toLowerCase()}` : key.toLowerCase();
}

/**
 * Names key presses for `useKeys`: 'j', 'mod+s', and 'g o' for G and then O. Each press keeps its name for
 * all listeners, so that the second key of a pair does not trigger a shortcut of its own.
 */
export function createPressNames(): (press: Press) => string {
  const names = new WeakMap<Press, string>();
  let pairFrom: number | null = null;
  return (press) => {
    const known = names.get(press);
    if (known !== undefined) return known;
    const name = nameOf(press);
    const isSecond = pairFrom !== null && press.timeStamp - pairFrom <= PAIR_MS && /^[a-z]$/.test(name);
    // Modifier keys such as Shift do not start or end a pair.
    if (name.length === 1) pairFrom = name === FIRST_KEY && !isSecond ? press.timeStamp : null;
    const full = isSecond ? `${FIRST_KEY} ${name}` : name;
    names.set(press, full);
    return full;
  };
}
