import { replaced } from './replaced';

/** One way to read a class: an escape, a range of two, or a character. */
const MEMBER = /(?:\\x[0-9A-Fa-f]{2}|\\.|[^\\])(?:-(?:\\x[0-9A-Fa-f]{2}|\\.|[^\\]))?/g;

/** A regular expression with one repetition a step longer or shorter, one member of a class or one alternative less. */
export function patternVariants(pattern: string): string[] {
  return [...repetitions(pattern), ...classes(pattern), ...alternatives(pattern)];
}

function repetitions(pattern: string): string[] {
  return [...pattern.matchAll(/\{(\d+)(?:,(\d+))?\}/g)].flatMap((found) => {
    const [whole, min, max] = found;
    const at = (text: string) => splice(pattern, found.index, whole, text);
    const [low, high] = [Number(min), Number(max ?? min)];
    if (max === undefined) return [at(`{${low + 1}}`), at(`{${Math.max(0, low - 1)}}`), at('*')];
    const bounds = [
      [low + 1, high],
      [low - 1, high],
      [low, high + 1],
      [low, high - 1],
    ] as const;
    return bounds.filter(([a, b]) => a >= 0 && a <= b && b <= 1000).map(([a, b]) => at(`{${a},${b}}`));
  });
}

function classes(pattern: string): string[] {
  return [...pattern.matchAll(/\[(\^?)((?:\\.|[^\\\]])+)\]/g)].flatMap((found) => {
    const [whole, not = '', body = ''] = found;
    const members = body.match(MEMBER) ?? [];
    if (members.length < 2) return [];
    return members.map((_, i) =>
      splice(pattern, found.index, whole, `[${not}${replaced(members, i).join('')}]`),
    );
  });
}

function alternatives(pattern: string): string[] {
  const all = pattern.includes('(') ? [] : pattern.split('|');
  return all.length < 2 ? [] : all.map((_, i) => replaced(all, i).join('|'));
}

const splice = (text: string, at: number, old: string, replacement: string): string =>
  text.slice(0, at) + replacement + text.slice(at + old.length);
