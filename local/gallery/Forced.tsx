import type { ReactNode } from 'react';

/** A state that a pointer or the keyboard makes. */
export type ForcedState = 'hover' | 'active' | 'focus-visible';

/** Shows what is in it as under the pointer, pressed or focused (forceStates.ts). */
export function Forced({ state, children }: { state: ForcedState; children: ReactNode }) {
  return <div data-force={state}>{children}</div>;
}
