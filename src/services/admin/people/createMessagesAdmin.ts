import type {
  AdminMessage,
  InboxQuery,
  InboxResponse,
  MessageAnswer,
  ReplyRequest,
} from '@/domain/contracts/admin/messages';
import type { MessageStatus } from '@/domain/messages/inbox/message';
import { queryText } from '@/domain/text/queryText';
import { ok } from '../../result';
import { callApi, has, type ApiAnswer } from '../../shopApi/callApi';
import type { Http } from '../../shopApi/http';

/** The query string of a list, without default values. */
export const messagesQueryText = ({ box, q, after }: InboxQuery): string =>
  queryText({ box: box === 'open' ? '' : box, q, after });

/** The shoppers' messages and the team's actions on them. Every call is idempotent. */
export function createMessagesAdmin(http: Http) {
  const pathOf = (id: string) => `/api/admin/messages/${encodeURIComponent(id)}`;
  const change = (id: string, what: string, body: object): ApiAnswer<MessageAnswer> =>
    callApi(http, { path: `${pathOf(id)}/${what}`, body }, has('item'));

  return {
    list(query: InboxQuery): ApiAnswer<InboxResponse> {
      const text = messagesQueryText(query);
      return callApi(http, { path: `/api/admin/messages${text && `?${text}`}` }, has('rows'));
    },
    /** null when there is no message with that id. */
    async one(id: string): ApiAnswer<AdminMessage | null> {
      const answer = await callApi<MessageAnswer>(http, { path: pathOf(id) }, has('item'));
      if (answer.ok) return ok(answer.value.item);
      const isMissing = answer.error.kind === 'refused' && answer.error.status === 404;
      return isMissing ? ok(null) : answer;
    },
    move: (id: string, status: MessageStatus) => change(id, 'status', { status }),
    /** Marks a new message as read; one that has been moved since stays where it is. */
    markRead: (id: string) => change(id, 'status', { status: 'read', from: 'new' }),
    acknowledge: (id: string) => change(id, 'acknowledge', {}),
    reply: (id: string, reply: ReplyRequest) => change(id, 'reply', reply),
  };
}

export type MessagesAdmin = ReturnType<typeof createMessagesAdmin>;
