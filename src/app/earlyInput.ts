/** What somebody did to a page that was drawn but not yet taken over: the inline script of every document notes it. */
interface Early {
  /** Elements that were pressed, and forms that were sent, in order. */
  done: (HTMLElement | HTMLFormElement)[];
  /** What was typed, by its field. */
  typed: Map<HTMLInputElement | HTMLTextAreaElement, string>;
  /** Ends the noting. */
  end: () => void;
}

declare global {
  interface Window {
    early?: Early;
  }
}

/**
 * Notes presses on buttons, what is typed and what is sent until the app hears for itself, and lets the pictures below the
 * first screen come with the first touch (src/ui/firstTouch.ts). Runs inline, before anything is drawn; links need no help.
 */
export const EARLY_SCRIPT = `(()=>{const d=[],t=new Map,w=window,n=e=>{const x=e.target;
if(e.type=='input')t.set(x,x.value);else if(e.type=='submit'){e.preventDefault();d.push(x)}
else{const b=x.closest&&x.closest('button');b&&(b.type!='submit'||!b.form)&&d.push(b)}},
m=()=>{document.documentElement.dataset.touched=''},
l=[...['click','input','submit'].map(x=>[x,n]),...['pointerdown','touchstart','wheel','scroll','keydown'].map(x=>[x,m])];
l.forEach(([x,f])=>addEventListener(x,f,{capture:true,passive:f==m}));
w.early={done:d,typed:t,end(){l.forEach(([x,f])=>removeEventListener(x,f,true))}}})()`;

const setterOf = (field: HTMLInputElement | HTMLTextAreaElement) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set;

/** React hears of a change only where a field's value is another than it knows of. */
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.value = '';
  setterOf(field)?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Does once more, now that the app hears it, what was done to the page before. */
export function replayEarly(window: Window): void {
  const { early } = window;
  if (!early) return;
  delete window.early;
  early.end();
  for (const [field, text] of early.typed) type(field, text);
  for (const element of early.done) {
    if (!element.isConnected) continue;
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else element.click();
  }
}
