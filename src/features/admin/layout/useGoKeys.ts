import { useNavigate } from 'react-router-dom';
import { useKeys } from '../keys';
import { addressOf, ENTRIES } from '../menu';

/** G and then a letter opens an area of the menu. */
export function useGoKeys(): void {
  const navigate = useNavigate();
  useKeys(
    Object.fromEntries(
      ENTRIES.filter(({ key }) => key).map((entry) => [
        `g ${entry.key}`,
        () => void navigate(addressOf(entry)),
      ]),
    ),
  );
}
