import { type Field, PRESSED, replay } from '@/lib/unheard';

/** What tells it from others of its kind: its group and its value, or the words that somebody reads on it. */
function nameOf(element: HTMLElement): string {
  const group = element.parentElement?.closest('[role=group]')?.getAttribute('aria-label');
  const { labels } = element as Partial<HTMLInputElement>;
  const chosen = element.matches('[type=checkbox],[type=radio]') ? element.getAttribute('value') : null;
  const words = () => (labels ? labels[0]?.textContent : element.textContent);
  const own = element.getAttribute('aria-label') ?? chosen ?? (element.matches('form') ? '' : words());
  return [element.tagName, element.getAttribute('type'), group, own].join(' ');
}

/** Finds it later, in what React may have drawn anew in its place; nothing where that has none or several like it. */
function finderOf<E extends HTMLElement>(element: E, within: Element): () => E[] {
  const name = nameOf(element);
  return () => {
    if (element.isConnected) return [element];
    const alike = [...within.querySelectorAll<E>(element.tagName)].filter((other) => nameOf(other) === name);
    return alike.length === 1 ? alike : [];
  };
}

/**
 * Keeps what is pressed, typed and sent in a part of the page that React has not taken over: React takes it from the page
 * unheard. The returned function ends that and does it once more.
 */
export function keepInput(within: Element): () => void {
  const done: (() => HTMLElement[])[] = [];
  const typed = new Map<Field, () => [Field, string][]>();
  const keep = (event: Event) => {
    const { target, type } = event;
    if (!(target instanceof HTMLElement) || !within.contains(target)) return;
    if (type === 'input') {
      const field = target as Field;
      const { value } = field;
      const find = finderOf(field, within);
      typed.set(field, () => find().map((found) => [found, value]));
      return;
    }
    const element = type === 'submit' ? target : target.closest<HTMLElement>(PRESSED);
    // What sends a form is kept as the form that is sent.
    if (!element || (element instanceof HTMLButtonElement && element.type === 'submit' && element.form))
      return;
    event.preventDefault();
    done.push(finderOf(element, within));
  };
  const heard = ['click', 'input', 'submit'];
  for (const type of heard) window.addEventListener(type, keep, true);
  return () => {
    for (const type of heard) window.removeEventListener(type, keep, true);
    void replay({
      done: done.splice(0).flatMap((find) => find()),
      typed: new Map([...typed.values()].flatMap((find) => find())),
    });
    typed.clear();
  };
}
