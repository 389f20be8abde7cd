import { useDispatch, useSelector } from 'react-redux';
import { ConfirmDialog } from './ConfirmDialog';
import { confirmAnswered, selectConfirm } from './notificationsSlice';

/** Shows the confirm dialog that an action requested. */
export function ConfirmHost() {
  const dispatch = useDispatch();
  const request = useSelector(selectConfirm);
  if (!request) return null;
  const { onConfirm, ...words } = request;
  const answer = (confirmed: boolean) => {
    dispatch(confirmAnswered(confirmed ? 'confirmed' : 'cancelled'));
    if (confirmed) dispatch(onConfirm);
  };
  return <ConfirmDialog {...words} onAnswer={answer} />;
}
