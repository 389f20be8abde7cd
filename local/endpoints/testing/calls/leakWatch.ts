import { leaksInAnswer, leaksInLog } from '../../../test/secrets/leaks';
import { type Reply } from './shopClient';

/** Searches all answers and logs of a test's shop for texts that must not be in them. */
export function leakWatch(secrets: Readonly<Record<string, string>>) {
  const found: string[] = [];
  return {
    answered({ bytes, headers }: Reply, call: string): void {
      const text = `${JSON.stringify([...headers])}\n${bytes.toString()}`;
      for (const leak of leaksInAnswer(text, secrets)) found.push(`${call} answered ${leak}`);
    },
    /** Throws if there was one. */
    end(events: readonly { event: string; fields: object }[]): void {
      for (const { event, fields } of events) {
        const text = JSON.stringify(fields);
        for (const leak of leaksInLog(text, secrets)) found.push(`${event} logged ${leak}`);
      }
      if (found.length > 0) throw new Error(`The shop gave away:\n${[...new Set(found)].join('\n')}`);
    },
  };
}
