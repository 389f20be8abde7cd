/** What somebody is asked before what they typed goes: by leaving the screen, or by logging out. */
export interface LeaveQuestion {
  about: 'page' | 'session';
  text: string;
}
interface Asked extends LeaveQuestion {
  answer(goes: boolean): void;
}

const held: { text: string }[] = [];
const watchers = new Set<() => void>();
let asked: Asked | null = null;
let free = 0;

function put(next: Asked | null): void {
  asked = next;
  for (const watcher of watchers) watcher();
}

/** Leaving the screen asks first, with this text, until the returned function is called. */
export function holdUnsaved(text: string): () => void {
  const hold = { text };
  held.push(hold);
  return () => {
    const at = held.indexOf(hold);
    if (at >= 0) held.splice(at, 1);
  };
}

/** Whether a way out of the screen has to ask. */
export const hasUnsaved = (): boolean => free === 0 && held.length > 0;

/** Does what follows from something already decided, such as a save or a log-out: nothing is asked in its course. */
export function withoutAsking(work: () => void): void {
  free += 1;
  try {
    work();
  } finally {
    free -= 1;
  }
}

/** Whether the person agrees to go. Another question takes the place of one that is open: that one is answered by no. */
export function agreesToGo(about: LeaveQuestion['about'], words?: string): Promise<boolean> {
  const text = words ?? held.at(-1)?.text ?? '';
  asked?.answer(false);
  return new Promise((answer) => put({ about, text, answer }));
}

export function answerLeave(goes: boolean): void {
  const open = asked;
  put(null);
  open?.answer(goes);
}

export const leaveQuestion = (): LeaveQuestion | null => asked;

export function watchLeaveQuestion(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
