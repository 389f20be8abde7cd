import { useSelector } from 'react-redux';
import { DoubtNote } from '@/ui';
import { selectOffline } from './connectionSlice';

/** Says which action needs the network; renders nothing online. */
export function OfflineNote({ children }: { children: string }) {
  return useSelector(selectOffline) ? <DoubtNote>{children}</DoubtNote> : null;
}
