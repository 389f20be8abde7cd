import { EARLY_INTERACTIONS } from '@/loading/interactions';

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

/** Repeats the recorded input now that React listens, each step after React has rendered the one before. */
export async function replayPendingInput(window: Window): Promise<void> {
  const { pendingInput } = window;
  if (!pendingInput) return;
  delete window.pendingInput;
  pendingInput.end();
  const { focused } = pendingInput;
  if (focused && focused === window.document.activeElement) {
    focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
  for (const [field, text] of pendingInput.typed) typeInto(field, text);
  for (const element of pendingInput.done) {
    if (!element.isConnected) continue;
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else element.click();
    await Promise.resolve();
  }
}
