import { BOXES, type AdminMessage, type Box, type InboxRow } from '@/domain/contracts/admin/messages';
import {
  decideAcknowledge,
  decideReply,
  decideStatus,
  type MessageDecision,
} from '@/domain/messages/inbox/decide';
import type { MessageStatus, StoredMessage } from '@/domain/messages/inbox/message';
import type { Http } from '@/services/shopApi/http';
import { answered } from '@/testing/answered';

interface Body {
  status: MessageStatus;
  from?: MessageStatus;
  replyId: string;
  seen?: number;
  text: string;
  settles: boolean;
}

type HttpAnswer = Awaited<ReturnType<Http>>;

const NOW = new Date('2026-11-22T06:00:00.000Z');

const itemOf = (id: string, { search: _, replies, ...message }: StoredMessage): AdminMessage => ({
  ...message,
  id,
  replies: replies.map((reply) => ({ ...reply, delivery: { state: 'waiting' } })),
});
const rowOf = (id: string, message: StoredMessage): InboxRow => {
  const { name, email, status, createdAt, ticket, acknowledgedAt, replies } = message;
  const row = { id, name, email, status, createdAt, ticket, acknowledgedAt };
  return { ...row, excerpt: message.message, replies: replies.length };
};

/** The calls of the inbox, decided by the domain as on the server, over messages in memory. */
export function messagesServer(messages: Record<string, StoredMessage>) {
  const stored = new Map(Object.entries(messages));
  const mailed: string[] = [];
  const record = { down: false, loseAnswers: false, next: '' };

  function decide(before: StoredMessage, what: string, { status, from, replyId, text, settles, seen }: Body) {
    if (what === 'status') return decideStatus(before, status, NOW, from);
    if (what === 'acknowledge') return decideAcknowledge(before, NOW);
    const by = { uid: 'ada', email: 'ada@example.com' };
    return decideReply(before, { id: replyId, text, settles, seen, at: NOW.toISOString(), by });
  }
  function change(id: string, what: string, body: Body) {
    const before = stored.get(id);
    if (!before) return answered(404, { message: 'There is no such message.' });
    const decision: MessageDecision = decide(before, what, body);
    if (decision.kind === 'refused') return answered(409, { code: decision.code, message: decision.text });
    stored.set(id, decision.message);
    if (decision.kind === 'done' && what !== 'status') mailed.push(body.text ?? 'received');
    return answered(200, { success: true, message: decision.text, item: itemOf(id, decision.message) });
  }
  function list(query: URLSearchParams) {
    const all = [...stored];
    const q = query.get('q');
    const box = (query.get('box') ?? 'open') as Box;
    const isIn = (name: Box, { status }: StoredMessage) =>
      (BOXES[name] as readonly MessageStatus[]).includes(status);
    const rows = all.filter(([, one]) => (q ? one.search.includes(q) : isIn(box, one)));
    const counts = Object.fromEntries(
      Object.keys(BOXES).map((name) => [name, all.filter(([, one]) => isIn(name as Box, one)).length]),
    );
    const late = all.filter(([, { dueAt }]) => dueAt !== null && dueAt < NOW.toISOString()).length;
    return answered(200, { rows: rows.map(([id, one]) => rowOf(id, one)), counts, late, next: record.next });
  }
  let held: { part: string; until: Promise<void>; instead: HttpAnswer | undefined } | undefined;
  /** Holds the calls to an address until the release; `instead` is then the answer. */
  function hold(part: string, instead?: HttpAnswer) {
    let release = () => {};
    held = { part, until: new Promise((resolve) => (release = resolve)), instead };
    return { release };
  }
  const http: Http = async ({ path, body }) => {
    if (held && path.includes(held.part)) {
      const { until, instead } = held;
      await until;
      if (instead) return instead;
    }
    if (record.down) return { kind: 'network' };
    const url = new URL(path, 'http://shop.example');
    const [, , , , id, what] = url.pathname.split('/');
    if (!id) return list(url.searchParams);
    const one = stored.get(id);
    if (!what) return one ? answered(200, { item: itemOf(id, one) }) : answered(404, {});
    const reply = change(id, what, body as Body);
    return record.loseAnswers ? { kind: 'network' } : reply;
  };
  return { http, stored, mailed, record, hold };
}
