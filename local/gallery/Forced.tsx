import type { ReactNode } from 'react';

/** A state that a pointer or the keyboard makes. */
export type ForcedState = 'hover' | 'active' | 'focus-visible';

/** Shows its children as hovered, pressed or focused (forceStates.ts). */
export function Forced({ state, children }: { state: ForcedState; children: ReactNode }) {
  return <div data-force={state}>{children}</div>;
}
