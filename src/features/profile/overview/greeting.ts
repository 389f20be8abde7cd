import { inIndia } from '@/domain/time/india';
import { firstName } from '@/domain/text/firstName';
import { messages } from '../messages';

/** 'Good morning, Meera': by the time of day in India, with the first name if there is one. */
export function greetingOf(now: Date, displayName: string): string {
  const hour = inIndia(now).getUTCHours();
  const part = hour < 4 || hour >= 17 ? 'evening' : hour < 12 ? 'morning' : 'afternoon';
  return messages.greeting(part, firstName(displayName));
}
