import { EARLY_INTERACTIONS } from '@/loading/interactions';
import { submitForm } from '@/lib/submitForm';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Input that the user made on the prerendered page before hydration. */
interface PendingInput {
  /** Pressed elements and submitted forms, in order. */
  done: (HTMLElement | HTMLFormElement)[];
  /** Typed text by field. */
  typed: Map<Field, string>;
  /** The focused element when recording stopped. */
  focused?: Element | null;
  /** Stops recording. */
  end: () => void;
}

declare global {
  interface Window {
    pendingInput?: PendingInput;
  }
}

/**
 * Inline script of every prerendered page. It records presses on buttons and checkboxes, typed text and submitted forms until React
 * listens. Links need no help, except the skip link: the browser would move the focus to its target again after load. It also notes
 * whether there was any interaction (src/loading/firstInteraction.ts).
 */
export const PENDING_INPUT_SCRIPT = `(()=>{const d=[],t=new Map,n=e=>{const x=e.target;
if(e.type=='input')t.set(x,x.value);else if(e.type=='submit'){e.preventDefault();d.push(x)}
else if(x.hash=='#content'){e.preventDefault();document.getElementById('content').focus()}
else{const b=x.closest&&x.closest('button,[type=checkbox],[type=radio]');b&&(b.type!='submit'||!b.form)&&d.push(b)&&b.checked!=null&&e.preventDefault()}},
l=['click','input','submit'],w=window;
l.forEach(x=>addEventListener(x,n,true));
'${EARLY_INTERACTIONS.join(' ')}'.split(' ').forEach(x=>addEventListener(x,()=>{w.hasInteracted=1},{passive:true,once:true}));
w.pendingInput={done:d,typed:t,end(){l.forEach(x=>removeEventListener(x,n,true))}}})()`;

/** Writes the text so that React notices: it ignores a value equal to the one it knows. */
function typeInto(field: Field, text: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  field.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** Ends the recording: React now receives the events and hydrates the pressed element at once. */
export function stopRecordingInput(window: Window): void {
  const { pendingInput, document } = window;
  if (!pendingInput) return;
  pendingInput.end();
  pendingInput.focused = document.activeElement;
}

/** An event that React hydrates for, as it does for a click, and that nothing in the shop listens to. */
const PROBE = 'copy';
/** Checks before a recorded step is given up: 10 s in all for the code of its part of the page to load. */
const MAX_CHECKS = 200;
/** Milliseconds. */
const CHECK_INTERVAL_MS = 50;

/**
 * Whether React has hydrated the element. It does so now if the code is there; otherwise it stops the event before the
 * element, as it would stop a click.
 */
function hydrate(element: Element): boolean {
  let arrived = false;
  const note = () => void (arrived = true);
  element.addEventListener(PROBE, note);
  element.dispatchEvent(new Event(PROBE, { bubbles: true }));
  element.removeEventListener(PROBE, note);
  return arrived;
}

async function untilHydrated(element: Element, onWait?: () => void): Promise<void> {
  for (let checks = 0; checks < MAX_CHECKS && element.isConnected && !hydrate(element); checks += 1) {
    await new Promise((resolve) => setTimeout(resolve, CHECK_INTERVAL_MS));
    onWait?.();
  }
}

/**
 * Repeats the recorded input now that React listens, each step after React has rendered the one before. An effect calls it, and
 * React hydrates no Suspense boundary while effects run, so the first step waits for their end.
 */
export async function replayPendingInput(window: Window): Promise<void> {
  const { pendingInput } = window;
  if (!pendingInput) return;
  delete window.pendingInput;
  pendingInput.end();
  const { focused } = pendingInput;
  if (focused && focused === window.document.activeElement) {
    focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
  await Promise.resolve();
  for (const [field, recorded] of pendingInput.typed) {
    let text = recorded;
    // The user may type on meanwhile.
    await untilHydrated(field, () => (text = field.value || text));
    typeInto(field, text);
  }
  for (const element of pendingInput.done) {
    await untilHydrated(element);
    if (!element.isConnected) continue;
    if (element instanceof HTMLFormElement) submitForm(element);
    else element.click();
    await Promise.resolve();
  }
}
