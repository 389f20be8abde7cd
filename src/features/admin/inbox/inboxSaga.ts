import { call, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { safely } from '@/lib/safely';
import { toastShown } from '@/lib/toast';
import type { Services } from '@/services';
import type { InboxAdmin } from '@/services/admin/createInboxAdmin';
import { callMessage } from '../messages';
import {
  actionRequested,
  inboxActions,
  inboxRequested,
  messageOpened,
  moreRequested,
  replyTyped,
  selectInbox,
  selectOpenMessage,
  type InboxAction,
  type ReplyDraft,
} from './inboxSlice';

const draftName = (id: string) => `message/${id}`;

/** Loads what people wrote, and does what the admin wants done with it. */
export function* inboxSaga({ storage: { adminDrafts }, clock, random }: Services, api: InboxAdmin) {
  const now = () => clock.now().toISOString();

  function* load({ payload: query }: ReturnType<typeof inboxRequested>) {
    const answer = yield* call(api.list, query);
    if (answer.ok) yield* put(inboxActions.inboxLoaded({ page: answer.value, at: now() }));
    else yield* put(inboxActions.inboxFailed(callMessage(answer.error)));
  }

  function* loadMore() {
    const { query, page } = yield* select(selectInbox);
    const after = page.status === 'ready' ? page.value.next : '';
    const answer = yield* call(api.list, { ...query, after });
    if (answer.ok) return yield* put(inboxActions.moreLoaded(answer.value));
    yield* put(inboxActions.moreFailed());
    return yield* put(toastShown({ text: callMessage(answer.error), topic: 'inbox', tone: 'error' }));
  }

  function* open({ payload: id }: ReturnType<typeof messageOpened>) {
    const kept = adminDrafts.read(draftName(id)) as ReplyDraft | null;
    if (typeof kept?.text === 'string') yield* put(inboxActions.draftRestored({ id, draft: kept }));
    const answer = yield* call(api.one, id);
    if (!answer.ok) {
      return yield* put(inboxActions.messageFailed({ id, why: callMessage(answer.error) }));
    }
    yield* put(inboxActions.messageLoaded({ id, message: answer.value, at: now() }));
    // Seeing it is reading it. Where that cannot be noted it stays unread, and nobody is bothered.
    if (answer.value?.status !== 'new') return undefined;
    const read = yield* call(api.move, id, 'read' as const);
    if (read.ok) yield* put(inboxActions.messageLoaded({ id, message: read.value.item, at: now() }));
    return undefined;
  }

  function* keep() {
    const { id, draft } = yield* select(selectOpenMessage);
    if (draft.text.trim()) adminDrafts.write(draftName(id), draft);
    else adminDrafts.remove(draftName(id));
  }

  /** A reply gets its id with the first try, and keeps it until it is known what became of it. */
  function* named(draft: ReplyDraft) {
    if (draft.id) return draft.id;
    const id = `re-${clock.now().getTime()}-${Math.floor(random() * 1e9)}`;
    yield* put(inboxActions.replyNamed(id));
    yield* call(keep);
    return id;
  }

  function* send(id: string, action: InboxAction) {
    if (action.kind === 'move') return yield* call(api.move, id, action.status);
    if (action.kind === 'acknowledge') return yield* call(api.acknowledge, id);
    const { draft } = yield* select(selectOpenMessage);
    const { text, settles } = draft;
    return yield* call(api.reply, id, { replyId: yield* named(draft), text: text.trim(), settles });
  }

  function* act({ payload: action }: ReturnType<typeof actionRequested>) {
    const { id } = yield* select(selectOpenMessage);
    const answer = yield* send(id, action);
    if (!answer.ok) {
      // It was refused, so nothing went out: other words are another reply.
      if (answer.error.kind === 'refused' && action.kind === 'reply') yield* put(inboxActions.replyNamed(''));
      return yield* put(inboxActions.actionFailed({ id, why: callMessage(answer.error) }));
    }
    const replied = action.kind === 'reply';
    if (replied) adminDrafts.remove(draftName(id));
    yield* put(inboxActions.messageLoaded({ id, message: answer.value.item, at: now() }));
    yield* put(inboxActions.actionFinished({ id, replied }));
    return yield* put(toastShown({ text: answer.value.message, topic: `message ${id}`, tone: 'success' }));
  }

  yield* takeLatest(inboxRequested, safely(load));
  yield* takeLeading(moreRequested, safely(loadMore));
  yield* takeLatest(messageOpened, safely(open));
  yield* takeEvery(replyTyped, safely(keep));
  yield* takeLeading(actionRequested, safely(act));
}
