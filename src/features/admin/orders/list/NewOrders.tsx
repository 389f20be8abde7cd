import { Button, Caption } from '@/ui';
import type { ListState } from './listSlice';
import { messages } from '../messages';

/** Says that orders came in or changed, without moving the list. */
export function NewOrders({ list, onShow }: { list: ListState; onShow: () => void }) {
  const { newIds, outdated, failedPolls } = list;
  const text = outdated
    ? messages.list.outdated
    : newIds.length > 0
      ? messages.list.showNew(newIds.length)
      : '';
  return (
    <div role="status">
      {text && (
        <Button variant="ghost" size="sm" onClick={onShow}>
          {text}
        </Button>
      )}
      {!text && failedPolls > 1 && <Caption>{messages.list.stale}</Caption>}
    </div>
  );
}
