import { PRESSED, replay, type Unheard } from '@/lib/unheard';

/** The inline script of every document notes what is done to a page that was drawn but not yet taken over. */
interface Early extends Unheard {
  /** Ends the noting. */
  end: () => void;
}

declare global {
  interface Window {
    early?: Early;
  }
}

/**
 * Notes presses on buttons, ticks (which the app makes), what is typed and what is sent until the app hears for itself, and lets the pictures below the
 * first screen come with the first touch (src/islands/firstTouch.ts). What is below it is laid out when the first frame has been
 * there for half a second (src/islands/Place.ts), at once where the address may lead into it. Runs inline, before anything is
 * drawn; links need no help, but the one that skips the header: the browser would take the focus there once more when the page
 * has loaded, from where somebody has gone on to.
 */
export const EARLY_SCRIPT = `(()=>{const d=[],t=new Map,w=window,D=document.documentElement.dataset,p=()=>{D.painted=''},n=e=>{const x=e.target;
if(e.type=='input')t.set(x,x.value);else if(e.type=='submit'){e.preventDefault();d.push(x)}
else if(x.hash=='#content'){e.preventDefault();document.getElementById('content').focus()}
else{const b=x.closest&&x.closest('${PRESSED}');b&&(b.type!='submit'||!b.form)&&d.push(b)&&b.checked!=null&&e.preventDefault()}},
m=()=>{D.touched=''},
l=[...['click','input','submit'].map(x=>[x,n]),...['pointerdown','touchstart','wheel','scroll','keydown'].map(x=>[x,m])];
l.forEach(([x,f])=>addEventListener(x,f,{capture:true,passive:f==m}));
location.hash?p():requestAnimationFrame(()=>setTimeout(p,500));
w.early={done:d,typed:t,end(){l.forEach(([x,f])=>removeEventListener(x,f,true))}}})()`;

/** Does once more, now that the app hears it, what was done to the page before. */
export async function replayEarly(window: Window): Promise<void> {
  const { early } = window;
  if (!early) return;
  delete window.early;
  early.end();
  await replay(early);
}
