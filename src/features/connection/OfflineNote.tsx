import { useSelector } from 'react-redux';
import { DoubtNote } from '@/ui';
import { selectOffline } from './connectionSlice';

/** What cannot be done now, beside where it would be done; nothing while there is a network. */
export function OfflineNote({ children }: { children: string }) {
  return useSelector(selectOffline) ? <DoubtNote>{children}</DoubtNote> : null;
}
