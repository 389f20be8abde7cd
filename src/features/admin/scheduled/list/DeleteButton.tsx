import { useDispatch } from 'react-redux';
import { confirmRequested } from '@/features/notifications';
import { Button } from '@/ui';
import { deleteRequested, type Seen } from '../scheduledSlice';
import { scheduledTexts } from '../messages';

/** Deletes what the editor shows, once that is confirmed. */
export function DeleteButton({ which }: { which: Seen }) {
  const dispatch = useDispatch();
  const confirmDelete = () => {
    const onConfirm = deleteRequested({ ...which, leave: true });
    dispatch(confirmRequested({ ...scheduledTexts.askDelete(which.name), onConfirm }));
  };
  return (
    <Button variant="ghost" size="sm" onClick={confirmDelete}>
      {scheduledTexts.delete}
    </Button>
  );
}
