import type { Firestore } from 'firebase-admin/firestore';
import { decideLine, remittanceId, type LineResult } from '@/domain/admin/remittances/remittance';
import { recordRequest, type RecordRequest, type RecordResponse } from '@/domain/contracts/admin/remittances';
import { formatPaise, sum } from '@/domain/money/money';
import { changesBetween } from '@/domain/records/audit';
import { dayInIndia } from '@/domain/time/india';
import { writeAudit, type AuditContext } from '../../platform/audit';
import { remittanceRef } from '../../platform/firestore/refs';
import { inTransaction } from '../../platform/firestore/transaction';
import { ok } from '../../platform/http/answer';
import { postAsAdmin, type Route } from '../../platform/http/route';
import type { AdminDeps } from '../deps';
import { readOrdersOf, readPayments } from './readRemittances';

type Line = RecordRequest['lines'][number];

/** The audit entry's changes: how much came under which references, and each amount that was corrected. */
function changesOf(written: readonly { line: Line; result: LineResult }[]) {
  const before: Record<string, string> = {};
  const after: Record<string, unknown> = {
    lines: written.length,
    amount: formatPaise(sum(written.map(({ line }) => line.amount))),
    references: [...new Set(written.map(({ line }) => line.reference))],
  };
  for (const { line, result } of written) {
    if (result.outcome !== 'changed') continue;
    const name = `${line.awb} ${line.reference}`;
    before[name] = formatPaise(result.before);
    after[name] = `${formatPaise(line.amount)}, ${line.day}`;
  }
  return changesBetween(before, after);
}

/** Decides the lines, and records those that are new or changed with one audit entry. The same call again writes nothing. */
async function record(db: Firestore, { lines, save }: RecordRequest, context: AuditContext) {
  const refs = lines.map((line) => remittanceRef(db, remittanceId(line)));
  return inTransaction(db, async (transaction): Promise<LineResult[]> => {
    const stored = await transaction.getAll(...refs);
    const facts = lines.map((line, at) => {
      const known = stored[at]?.data() ?? null;
      return { line, known, named: { awb: line.awb, orderId: known?.orderId || line.orderId } };
    });
    const orderOf = await readOrdersOf(
      db,
      facts.map(({ named }) => named),
    );
    const payments = await readPayments(
      db,
      lines.map(({ awb }) => awb),
    );
    const paidOtherwise = ({ awb, reference }: Line) =>
      sum(payments.flatMap((one) => (one.awb === awb && one.reference !== reference ? one.amount : [])));
    const today = dayInIndia(context.now);
    const decided = facts.map(({ line, known, named }) => ({
      line,
      result: decideLine(line, { known, order: orderOf(named), paid: paidOtherwise(line), today }),
    }));
    const written = decided.flatMap(({ line, result }) =>
      result.outcome === 'new' || result.outcome === 'changed' ? { line, result } : [],
    );
    if (save && written.length > 0) {
      for (const { line, result } of written) {
        const document = { ...line, orderId: result.orderId, at: context.now.toISOString() };
        transaction.set(remittanceRef(db, remittanceId(line)), document);
      }
      const change = { action: 'remittance.recorded' as const, target: 'remittances' };
      writeAudit(db, transaction, context, { ...change, changes: changesOf(written) });
    }
    return decided.map(({ result }) => result);
  });
}

/** POST /api/admin/remittances: previews or records lines of a courier's list. */
export const recordRoute = (deps: AdminDeps): Route =>
  postAsAdmin(deps, {
    path: '/api/admin/remittances',
    right: 'remittances.manage',
    schema: recordRequest,
    async handle({ body }, context) {
      const results = await record(await deps.db(), body, context);
      return ok({ success: true, results } satisfies RecordResponse);
    },
  });
