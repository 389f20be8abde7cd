import { useNavigate } from 'react-router-dom';
import { useKeys } from '../keys';

/**
 * The addresses before and after `id` in the list that it was opened from, null where there is none; the keys J and K open them.
 * `pathOf` gives the address of an id.
 */
export function useNeighbours(ids: readonly string[], id: string | null, pathOf: (id: string) => string) {
  const navigate = useNavigate();
  const at = id === null ? -1 : ids.indexOf(id);
  const pathAt = (index: number) => {
    const neighbour = at < 0 ? undefined : ids[index];
    return neighbour === undefined ? null : pathOf(neighbour);
  };
  const [before, after] = [pathAt(at - 1), pathAt(at + 1)];
  const open = (path: string | null) => void (path && navigate(path));
  useKeys({ j: () => open(after), k: () => open(before) });
  return { before, after, isListed: at >= 0, open };
}
