import { type Field, PRESSED, replay } from '@/lib/unheard';

/**
 * Keeps what is pressed, typed and sent in a part of the page that React has not taken over: React takes it from the page
 * unheard. The returned function ends that and does it once more.
 */
export function keepInput(within: Element): () => void {
  const done: HTMLElement[] = [];
  const typed = new Map<Field, string>();
  const keep = (event: Event) => {
    const { target, type } = event;
    if (!(target instanceof HTMLElement) || !within.contains(target)) return;
    if (type === 'input') {
      typed.set(target as Field, (target as Field).value);
      return;
    }
    const element = type === 'submit' ? target : target.closest<HTMLElement>(PRESSED);
    // What sends a form is kept as the form that is sent.
    if (!element || (element instanceof HTMLButtonElement && element.type === 'submit' && element.form))
      return;
    event.preventDefault();
    done.push(element);
  };
  const heard = ['click', 'input', 'submit'];
  for (const type of heard) window.addEventListener(type, keep, true);
  return () => {
    for (const type of heard) window.removeEventListener(type, keep, true);
    void replay({ done: done.splice(0), typed: new Map(typed) });
    typed.clear();
  };
}
