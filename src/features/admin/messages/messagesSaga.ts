import { call, put, select } from 'typed-redux-saga';
import { takeLeadingBy } from '@/lib/takeLeadingBy';
import { toastShown } from '@/lib/toast';
import { takeEvery, takeLatest } from '@/lib/watch';
import type { Services } from '@/services';
import type { MessagesAdmin } from '@/services/admin/people/createMessagesAdmin';
import { aboutOther, callMessage, loadWith, newKey } from '../shared';
import {
  actionRequested,
  messagesActions,
  listRequested,
  messageOpened,
  moreRequested,
  replyTyped,
  selectMessages,
  selectOpenMessage,
  type MessageAction,
  type ReplyDraft,
} from './messagesSlice';

const draftName = (id: string) => `message/${id}`;

/** Loads the messages of shoppers, and runs the actions on them. */
export function* messagesSaga({ storage: { adminDrafts }, clock, random }: Services, api: MessagesAdmin) {
  const now = () => clock.now().toISOString();

  const load = loadWith(
    api.list,
    (page) => messagesActions.listLoaded({ page, at: now() }),
    messagesActions.listFailed,
    messagesActions.actionFinished,
  );

  function* loadMore() {
    const { query, page } = yield* select(selectMessages);
    const after = page.status === 'ready' ? page.value.next : '';
    const answer = yield* call(api.list, { ...query, after });
    if (answer.ok) return yield* put(messagesActions.moreLoaded(answer.value));
    yield* put(messagesActions.moreFailed());
    return yield* put(toastShown({ text: callMessage(answer.error), topic: 'messages', tone: 'error' }));
  }

  function* open({ payload: id }: ReturnType<typeof messageOpened>) {
    const saved = adminDrafts.read(draftName(id)) as ReplyDraft | null;
    if (typeof saved?.text === 'string') yield* put(messagesActions.draftRestored({ id, draft: saved }));
    const answer = yield* call(api.one, id);
    if (!answer.ok) {
      return yield* put(messagesActions.messageFailed({ id, why: callMessage(answer.error) }));
    }
    yield* put(messagesActions.messageLoaded({ id, message: answer.value, at: now() }));
    // Opening a message marks it as read; if that fails it stays unread, which needs no error.
    if (answer.value?.status !== 'new') return undefined;
    const read = yield* call(api.markRead, id);
    const { id: shown, message } = yield* select(selectOpenMessage);
    const isMoved = shown === id && message.status === 'ready' && message.value?.status !== 'new';
    if (read.ok && !isMoved)
      yield* put(messagesActions.messageLoaded({ id, message: read.value.item, at: now() }));
    return undefined;
  }

  function* storeDraft() {
    const { id, draft } = yield* select(selectOpenMessage);
    if (draft.text.trim()) adminDrafts.write(draftName(id), draft);
    else adminDrafts.remove(draftName(id));
  }

  /** A reply gets its id with the first attempt and keeps it until the server answers. */
  function* replyIdFor(id: string, draft: ReplyDraft) {
    if (draft.id) return draft.id;
    const replyId = newKey(random);
    yield* put(messagesActions.replyNamed({ id, replyId }));
    yield* call(storeDraft);
    return replyId;
  }

  function* send(id: string, action: MessageAction) {
    if (action.kind === 'move') return yield* call(api.move, id, action.status);
    if (action.kind === 'acknowledge') return yield* call(api.acknowledge, id);
    const { draft, message } = yield* select(selectOpenMessage);
    const { text, settles } = draft;
    const seen = message.status === 'ready' ? message.value?.replies.length : undefined;
    return yield* call(api.reply, id, {
      replyId: yield* replyIdFor(id, draft),
      text: text.trim(),
      settles,
      seen,
    });
  }

  /** Loads a colleague's changes. */
  function* readAgain(id: string) {
    const answer = yield* call(api.one, id);
    if (answer.ok) yield* put(messagesActions.messageLoaded({ id, message: answer.value, at: now() }));
  }

  function* act({ payload: { id, action } }: ReturnType<typeof actionRequested>) {
    const { message } = yield* select(selectOpenMessage);
    const answer = yield* send(id, action);
    if (!answer.ok) {
      // The server refused it and sent nothing, so the next attempt is a new reply.
      if (answer.error.kind === 'refused' && action.kind === 'reply')
        yield* put(messagesActions.replyNamed({ id, replyId: '' }));
      if (answer.error.kind === 'refused' && answer.error.code === 'changed') yield* readAgain(id);
      const why = callMessage(answer.error);
      yield* put(messagesActions.actionFailed({ id, action, message: why }));
      const { id: open } = yield* select(selectOpenMessage);
      if (open === id) return undefined;
      const name = message.status === 'ready' ? message.value?.name : '';
      const text = aboutOther(name ?? '', why);
      return yield* put(toastShown({ text, topic: `message ${id}`, tone: 'error' }));
    }
    const replied = action.kind === 'reply';
    if (replied) adminDrafts.remove(draftName(id));
    yield* put(messagesActions.messageLoaded({ id, message: answer.value.item, at: now() }));
    yield* put(messagesActions.actionFinished({ id, replied }));
    return yield* put(toastShown({ text: answer.value.message, topic: `message ${id}`, tone: 'success' }));
  }

  function* readList(action: ReturnType<typeof listRequested | typeof moreRequested>) {
    if (listRequested.match(action)) yield* load(action);
    else yield* loadMore();
  }
  // Another box or search cancels the loading of more for the last one.
  yield* takeLatest([listRequested, moreRequested], readList);
  yield* takeLatest(messageOpened, open);
  yield* takeEvery(replyTyped, storeDraft);
  yield* takeLeadingBy(actionRequested, ({ id }) => id, act);
}
