import { hidden, pathSegment, type RulesValue } from '../values/RulesValue';

/** A part of a path: a segment, a path, or a placeholder of `bind`. */
export type PathPart = RulesValue | { readonly open: string };

/** Joins the parts to a path, unknown where one of them is; throws EvaluationError for an invalid part. */
export function pathOf(parts: readonly PathPart[]): RulesValue {
  const segments: string[] = [];
  const open = new Map<number, string>();
  for (const part of parts) {
    if ('open' in part && !('type' in part)) {
      open.set(segments.length, part.open);
      segments.push(`{${part.open}}`);
    } else if (part.type === 'unknown') return hidden(part.about);
    else if (part.type === 'path') {
      for (const [index, name] of part.open ?? []) open.set(segments.length + index, name);
      segments.push(...part.segments);
    } else segments.push(pathSegment(part));
  }
  return { type: 'path', segments, open };
}
