import { useState } from 'react';
import { useInterval } from '@/lib/hooks/useInterval';
import { messages, PROMPTS } from './messages/placeholder';
import { prefersStillness, useMediaQuery } from '@/lib/hooks/useMediaQuery';

const PROMPT_MS = 3000;

/** 'Search for toner', then mist, and so on; stays at the first with reduced motion. */
export function usePlaceholder(): string {
  const [promptIndex, setPromptIndex] = useState(0);
  const reducesMotion = useMediaQuery(prefersStillness);
  useInterval(() => setPromptIndex((index) => (index + 1) % PROMPTS.length), PROMPT_MS, !reducesMotion);
  return messages.placeholder(PROMPTS[reducesMotion ? 0 : promptIndex] ?? PROMPTS[0]);
}
