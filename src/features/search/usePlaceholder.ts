import { useState } from 'react';
import { useInterval } from '@/lib/useInterval';
import { messages, PROMPTS } from './messages/placeholder';
import { prefersStillness, useMediaQuery } from '@/lib/useMediaQuery';

const PROMPT_MS = 3000;

/** 'Search for toner', then mist, and so on; stays at the first with reduced motion. */
export function usePlaceholder(): string {
  const [at, setAt] = useState(0);
  const still = useMediaQuery(prefersStillness);
  useInterval(() => setAt((now) => (now + 1) % PROMPTS.length), PROMPT_MS, !still);
  return messages.placeholder(PROMPTS[still ? 0 : at] ?? PROMPTS[0]);
}
