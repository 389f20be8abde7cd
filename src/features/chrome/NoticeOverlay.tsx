import { useDispatch, useSelector } from 'react-redux';
import { Dialog } from '@/ui';
import { noticeClosed, selectNotice } from './chromeSlice';

/** The shop's further overlay: closed until an action opens it, and closed by its own button. */
export function NoticeOverlay() {
  const dispatch = useDispatch();
  const notice = useSelector(selectNotice);
  if (!notice) return null;
  return (
    <Dialog title={notice.title} size="confirm" onClose={() => dispatch(noticeClosed())}>
      <p style={{ paddingBottom: 28 }}>{notice.text}</p>
    </Dialog>
  );
}
