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

const MAX_FIND = 60;

const IMPOSSIBLE =
  'This gift card was redeemed, cancelled or changed meanwhile. Reload the page to see how it stands.';
const NOT_RESENT: Record<Extract<ResendDecision, { kind: 'refused' }>['why'], string> = {
  not_sent: IMPOSSIBLE,
  expired: 'The last day of the gift card is over, so a new code would be worth nothing.',
  no_address: 'Its address is erased. Please enter the address that the mail should go to.',
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
  if (done === 'unknown') return refuse(404, 'not_found', 'There is no such gift card.');
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
        return refusal ?? giftCardsAnswer(db, { find: '', message: 'Saved.', now: context.now });
      },
    }),
    postAsAdmin(deps, {
      path: '/api/admin/gift-cards/{id}/freeze',
      right: 'credit.manage',
      schema: freezeRequest,
      handle({ params, body: { frozen, reason } }, context) {
        const message = frozen
          ? 'The gift card is frozen. Nobody can redeem it until you unfreeze it.'
          : 'The gift card can be redeemed again.';
        const change: Change = (card, now) => {
          if (!isUnredeemed(card) || (card.frozen !== undefined) === frozen) return IMPOSSIBLE;
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
        const message = 'A mail with a new code is sent within a minute. The old code no longer works.';
        const change: Change = (card, now) => {
          const resent = resentGiftCard(card, body.email, now);
          if (resent.kind === 'refused') return NOT_RESENT[resent.why];
          const changes = [{ field: 'mails', before: card.mails, after: card.mails + 1 }];
          return { card: resent.card, audit: { action: 'gift_card.resent', changes } };
        };
        return changeCard(deps, params['id'] ?? '', change, { context, message });
      },
    }),
  ];
}
