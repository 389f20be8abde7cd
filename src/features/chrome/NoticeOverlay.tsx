import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { Dialog } from '@/ui';
import { noticeClosed, selectNotice } from './chromeSlice';

const Text = styled.p`
  padding-bottom: 28px;
`;

/** An announcement over the whole shop: an action opens it, its own button closes it. */
export function NoticeOverlay() {
  const dispatch = useDispatch();
  const notice = useSelector(selectNotice);
  if (!notice) return null;
  return (
    <Dialog title={notice.title} size="confirm" onClose={() => dispatch(noticeClosed())}>
      <Text>{notice.text}</Text>
    </Dialog>
  );
}
