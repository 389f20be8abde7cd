import { useNavigate } from 'react-router-dom';
import { adminPaths } from '@/app/router/paths';
import { useAreas } from '../access';
import { useKeys } from '../keys';
import { addressOf, ENTRIES } from '../menu';

/** G and then a letter opens an area of the menu that the person may use, and N the form for a new order. */
export function useGoKeys(): void {
  const navigate = useNavigate();
  const isShown = useAreas();
  useKeys({
    ...(isShown(adminPaths.newOrder) ? { n: () => void navigate(adminPaths.newOrder) } : {}),
    ...Object.fromEntries(
      ENTRIES.filter(({ key, path }) => key && isShown(path)).map((entry) => [
        `g ${entry.key}`,
        () => void navigate(addressOf(entry)),
      ]),
    ),
  });
}
