import type {
  AdminMessage,
  InboxQuery,
  InboxResponse,
  MessageAnswer,
  ReplyRequest,
} from '@/domain/contracts/admin/messages';
import type { MessageStatus } from '@/domain/messages/inbox/message';
import { fail, ok, type Result } from '../../result';
import { failureOf } from '../../shopApi/createShopApi';
import type { Http, HttpOutcome } from '../../shopApi/http';
import type { CallFailure } from '../../shopApi/types';

type Answered = Promise<Result<MessageAnswer, CallFailure>>;

/** The shoppers' messages and the admin's actions on them. Every call is idempotent. */
export interface MessagesAdmin {
  list(query: InboxQuery): Promise<Result<InboxResponse, CallFailure>>;
  /** null when there is no message with that id. */
  one(id: string): Promise<Result<AdminMessage | null, CallFailure>>;
  move(id: string, status: MessageStatus): Answered;
  acknowledge(id: string): Answered;
  reply(id: string, reply: ReplyRequest): Answered;
}

const CALL_MS = 20_000;

const hasField = (outcome: HttpOutcome, status: number, field: string): boolean =>
  outcome.kind === 'answered' &&
  outcome.status === status &&
  typeof outcome.body === 'object' &&
  outcome.body !== null &&
  field in outcome.body;

/** The query string of a list, without default values. */
export function messagesQueryText({ box, q, after }: InboxQuery): string {
  const pairs = Object.entries({ box: box === 'open' ? '' : box, q, after });
  return new URLSearchParams(pairs.filter(([, value]) => value !== '')).toString();
}

export function createMessagesAdmin(http: Http): MessagesAdmin {
  const call = (method: 'GET' | 'POST', path: string, body?: object) =>
    http({ method, path, timeoutMs: CALL_MS, withToken: true, ...(body ? { body } : {}) });
  const pathOf = (id: string) => `/api/admin/messages/${encodeURIComponent(id)}`;

  async function change(id: string, what: string, body: object): Answered {
    const outcome = await call('POST', `${pathOf(id)}/${what}`, body);
    if (outcome.kind === 'answered' && hasField(outcome, 200, 'item'))
      return ok(outcome.body as MessageAnswer);
    return fail(failureOf(outcome));
  }

  return {
    async list(query) {
      const text = messagesQueryText(query);
      const outcome = await call('GET', `/api/admin/messages${text && `?${text}`}`);
      if (outcome.kind === 'answered' && hasField(outcome, 200, 'rows'))
        return ok(outcome.body as InboxResponse);
      return fail(failureOf(outcome));
    },
    async one(id) {
      const outcome = await call('GET', pathOf(id));
      if (outcome.kind === 'answered' && hasField(outcome, 200, 'item')) {
        return ok((outcome.body as MessageAnswer).item);
      }
      if (outcome.kind === 'answered' && outcome.status === 404) return ok(null);
      return fail(failureOf(outcome));
    },
    move: (id, status) => change(id, 'status', { status }),
    acknowledge: (id) => change(id, 'acknowledge', {}),
    reply: (id, reply) => change(id, 'reply', reply),
  };
}
