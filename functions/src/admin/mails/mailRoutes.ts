import type { AuditAction } from '@/domain/admin/audit/actions';
import { mailSettingsRequest } from '@/domain/contracts/admin/mails';
import { emptyRequest } from '@/domain/contracts/fields';
import { changesBetween } from '@/domain/records/audit';
import { isDocumentId } from '@/domain/records/documentId';
import { discardMail, sendAgain, type MailDelivery } from '@/domain/mail/delivery';
import { mailSettingsFrom } from '@/domain/mail/mailSettings';
import { readDelivery } from '@/domain/mail/readDelivery';
import { mailSettingsRef } from '../../gateways/mail/mailSettings';
import { writeAudit, type AuditContext } from '../../platform/audit';
import { mailRef } from '../../platform/firestore/refs';
import { inTransaction } from '../../platform/firestore/transaction';
import { ok, refuse, type Answer } from '../../platform/http/answer';
import { getAsAdmin, postAsAdmin, type Route } from '../../platform/http/route';
import { saveSettings } from '../../platform/saveSettings';
import type { AdminDeps } from '../deps';
import { readFailedMails } from './readFailedMails';
import { messages } from './messages';

interface Act {
  path: string;
  /** The audit entry's action. */
  action: AuditAction;
  /** The delivery after the change; null if the mail is no longer a dead letter. */
  decide: (delivery: MailDelivery, now: Date) => MailDelivery | null;
  message: string;
}

const ACTS: readonly Act[] = [
  {
    path: '/api/admin/mails/{id}/send',
    action: 'mail.sent_again',
    decide: sendAgain,
    message: messages.sentAgain,
  },
  {
    path: '/api/admin/mails/{id}/discard',
    action: 'mail.discarded',
    decide: discardMail,
    message: messages.discarded,
  },
];

const missing = (): Answer => refuse(404, 'not_found', messages.noSuchMail);

/** The fields of a delivery in the audit log. */
const audited = ({ status, attempts, cause }: MailDelivery) => ({ status, attempts, cause });

async function changeMail(
  deps: AdminDeps,
  { action, decide, message }: Act,
  id: string,
  context: AuditContext,
) {
  const db = await deps.db();
  const refusal = await inTransaction(db, async (transaction): Promise<Answer | null> => {
    const document = (await transaction.get(mailRef(db, id))).data();
    if (!document) return missing();
    const before = readDelivery(document);
    const after = decide(before, context.now);
    if (!after) return refuse(409, 'not_failed', messages.handled);
    transaction.update(mailRef(db, id), { delivery: after });
    const changes = changesBetween(audited(before), audited(after));
    writeAudit(db, transaction, context, { action, target: `mail/${id}`, changes });
    return null;
  });
  return refusal ?? ok(await readFailedMails(db, context.now, message));
}

/** POST /api/admin/mails/settings: switches kinds of mails on and off. Requests for a mail that is off keep waiting. */
const settingsRoute = (deps: AdminDeps): Route =>
  postAsAdmin(deps, {
    path: '/api/admin/mails/settings',
    right: 'mails.manage',
    schema: mailSettingsRequest,
    async handle({ body }, context) {
      const db = await deps.db();
      await saveSettings(context, {
        ref: mailSettingsRef(db),
        action: 'mails.switched',
        read: mailSettingsFrom,
        decide: (before) => ({
          kind: 'changed',
          settings: mailSettingsFrom({ ...before, ...body.changes }),
        }),
      });
      return ok(await readFailedMails(db, context.now, messages.saved));
    },
  });

/** GET /api/admin/mails: the dead letters; POST …/{id}/send and …/{id}/discard. */
export function mailRoutes(deps: AdminDeps): Route[] {
  return [
    getAsAdmin({
      path: '/api/admin/mails',
      right: 'mails.manage',
      async handle() {
        return ok(await readFailedMails(await deps.db(), deps.now()));
      },
    }),
    settingsRoute(deps),
    ...ACTS.map((one) =>
      postAsAdmin(deps, {
        path: one.path,
        right: 'mails.manage',
        schema: emptyRequest,
        async handle({ params: { id = '' } }, context) {
          if (!isDocumentId(id)) return missing();
          return deps.queue.run([`mail:${id}`], () => changeMail(deps, one, id, context));
        },
      }),
    ),
  ];
}
