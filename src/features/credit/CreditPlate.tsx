import type { ReactNode } from 'react';
import { Balance } from './StoreCredit.styles';

/** A sum of store credit on green, with the sun of the mark behind it. */
export function CreditPlate({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Balance role="region" aria-label={label}>
      <svg viewBox="0 0 200 150" aria-hidden="true">
        <path d="M32 82a68 68 0 0 1 136 0z" fill="var(--peach)" />
        <g stroke="var(--peach)" strokeWidth="5" strokeLinecap="round">
          <path d="M10 98h180M38 116h124M70 134h60" />
        </g>
      </svg>
      {children}
    </Balance>
  );
}
