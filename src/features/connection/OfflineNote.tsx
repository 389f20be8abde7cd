import { useSelector } from 'react-redux';
import { DoubtNote } from '@/ui';
import { selectOffline } from './connectionSlice';

/** Says what cannot be done without network; renders nothing online. */
export function OfflineNote({ children }: { children: string }) {
  return useSelector(selectOffline) ? <DoubtNote>{children}</DoubtNote> : null;
}
