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

type Answered = ApiAnswer<MessageAnswer>;

/** The shoppers' messages and the admin's actions on them. Every call is idempotent. */
export interface MessagesAdmin {
  list(query: InboxQuery): ApiAnswer<InboxResponse>;
  /** null when there is no message with that id. */
  one(id: string): ApiAnswer<AdminMessage | null>;
  move(id: string, status: MessageStatus): Answered;
  acknowledge(id: string): Answered;
  reply(id: string, reply: ReplyRequest): Answered;
}

/** The query string of a list, without default values. */
export const messagesQueryText = ({ box, q, after }: InboxQuery): string =>
  queryText({ box: box === 'open' ? '' : box, q, after });

export function createMessagesAdmin(http: Http): MessagesAdmin {
  const pathOf = (id: string) => `/api/admin/messages/${encodeURIComponent(id)}`;
  const change = (id: string, what: string, body: object): Answered =>
    callApi(http, { path: `${pathOf(id)}/${what}`, body }, has('item'));

  return {
    list(query) {
      const text = messagesQueryText(query);
      return callApi(http, { path: `/api/admin/messages${text && `?${text}`}` }, has('rows'));
    },
    async one(id) {
      const answer = await callApi<MessageAnswer>(http, { path: pathOf(id) }, has('item'));
      if (answer.ok) return ok(answer.value.item);
      const isMissing = answer.error.kind === 'refused' && answer.error.status === 404;
      return isMissing ? ok(null) : answer;
    },
    move: (id, status) => change(id, 'status', { status }),
    acknowledge: (id) => change(id, 'acknowledge', {}),
    reply: (id, reply) => change(id, 'reply', reply),
  };
}
