import { MAX_VIEWS } from './viewsSlice';

export type ViewNameProblem = 'missing' | 'taken' | 'full';

/** Names are compared without case and outer spaces. */
const plain = (name: string): string => name.trim().toLowerCase();

/** Why a view cannot be saved under a name, given the names of the shop's own views and of those saved; null if it can. */
export function findViewNameProblem(
  name: string,
  own: readonly string[],
  saved: readonly string[],
): ViewNameProblem | null {
  if (plain(name) === '') return 'missing';
  if ([...own, ...saved].some((one) => plain(one) === plain(name))) return 'taken';
  return saved.length >= MAX_VIEWS ? 'full' : null;
}
