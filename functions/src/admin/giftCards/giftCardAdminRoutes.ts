import { freezeRequest } from '@/domain/contracts/admin/credit';
import { giftCardSettingsRequest, resendGiftCardRequest } from '@/domain/contracts/admin/giftCards';
import { isDocumentId } from '@/domain/records/documentId';
import { decideSettings } from '@/domain/records/settings';
import type { GiftCard } from '@/domain/giftCards/giftCard';
import {
  freedGiftCard,
  frozenGiftCard,
  isUnredeemed,
  resentGiftCard,
  type ResendDecision,
} from '@/domain/giftCards/redeem';
import { giftCardSettings, settingsFault } from '@/domain/giftCards/settings';
import { readGiftCard, writeGiftCard } from '../../credit/giftCardStore';
import { writeAudit, type AuditContext, type AuditedChange } from '../../platform/audit';
import { giftCardSettingsRef } from '../../platform/firestore/refs';
import { inTransaction } from '../../platform/firestore/transaction';
import { refuse, type Answer } from '../../platform/http/answer';
import { getAsAdmin, postAsAdmin, type Route } from '../../platform/http/route';
import { saveSettings } from '../../platform/saveSettings';
import type { AdminDeps } from '../deps';
import { giftCardsAnswer } from './listGiftCards';
import { messages } from './messages';

const MAX_FIND = 60;

const NOT_RESENT: Record<Extract<ResendDecision, { kind: 'refused' }>['why'], string> = {
  not_sent: messages.changedSince,
  expired: messages.expired,
  no_address: messages.noAddress,
};

interface Changed {
  card: GiftCard;
  audit: Omit<AuditedChange, 'target'>;
}
/** The changed card, or a text that says why it cannot change. */
type Change = (card: GiftCard, now: Date) => Changed | string;

/** Changes one gift card and writes its audit entry. */
async function changeCard(
  deps: AdminDeps,
  id: string,
  change: Change,
  { context, message }: { context: AuditContext; message: string },
): Promise<Answer> {
  const db = await deps.db();
  const done = await inTransaction<'done' | 'unknown' | { refused: string }>(db, async (transaction) => {
    const card = isDocumentId(id) ? await readGiftCard(db, transaction, id) : null;
    if (!card) return 'unknown';
    const changed = change(card, context.now);
    if (typeof changed === 'string') return { refused: changed };
    writeGiftCard(db, transaction, changed.card);
    writeAudit(db, transaction, context, { ...changed.audit, target: `giftCards/${id}` });
    return 'done';
  });
  if (done === 'unknown') return refuse(404, 'not_found', messages.noSuchCard);
  if (done !== 'done') return refuse(409, 'impossible_step', done.refused);
  return giftCardsAnswer(db, { find: id, message, now: context.now });
}

/** The team's gift card routes: find, freeze with a reason, send again, and the amounts for which cards are sold. */
export function giftCardAdminRoutes(deps: AdminDeps): Route[] {
  return [
    getAsAdmin({
      path: '/api/admin/gift-cards',
      right: 'credit.manage',
      async handle({ query }) {
        const find = (query.get('find') ?? '').trim().slice(0, MAX_FIND);
        return giftCardsAnswer(await deps.db(), { find, message: '', now: deps.now() });
      },
    }),
    postAsAdmin(deps, {
      path: '/api/admin/gift-cards/settings',
      right: 'settings.manage',
      schema: giftCardSettingsRequest,
      async handle({ body }, context) {
        const db = await deps.db();
        const refusal = await saveSettings(context, {
          ref: giftCardSettingsRef(db),
          action: 'gift_cards.changed',
          read: giftCardSettings,
          decide: (before) => decideSettings(before, body.changes, settingsFault),
        });
        return refusal ?? giftCardsAnswer(db, { find: '', message: messages.saved, now: context.now });
      },
    }),
    postAsAdmin(deps, {
      path: '/api/admin/gift-cards/{id}/freeze',
      right: 'credit.manage',
      schema: freezeRequest,
      handle({ params, body: { frozen, reason } }, context) {
        const message = frozen ? messages.frozen : messages.freed;
        const change: Change = (card, now) => {
          if (!isUnredeemed(card) || (card.frozen !== undefined) === frozen) return messages.changedSince;
          const freeze = { at: now.toISOString(), by: context.who.email, reason };
          return {
            card: frozen ? frozenGiftCard(card, freeze, now) : freedGiftCard(card, now),
            audit: {
              action: frozen ? 'gift_card.frozen' : 'gift_card.freed',
              changes: [{ field: 'frozen', before: !frozen, after: frozen }],
            },
          };
        };
        return changeCard(deps, params['id'] ?? '', change, { context, message });
      },
    }),
    postAsAdmin(deps, {
      path: '/api/admin/gift-cards/{id}/resend',
      right: 'credit.manage',
      schema: resendGiftCardRequest,
      handle({ params, body }, context) {
        const change: Change = (card, now) => {
          const resent = resentGiftCard(card, body.email, now);
          if (resent.kind === 'refused') return NOT_RESENT[resent.why];
          const changes = [{ field: 'mails', before: card.mails, after: card.mails + 1 }];
          return { card: resent.card, audit: { action: 'gift_card.resent', changes } };
        };
        return changeCard(deps, params['id'] ?? '', change, { context, message: messages.sentAgain });
      },
    }),
  ];
}
