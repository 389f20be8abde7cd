import type { Banner, Highlight } from '@/domain/catalogue/catalogue';
import type { Offer } from '@/domain/offers/offer';
import type { OfferDraft } from '@/domain/offers/offerDraft';
import type { BannerDraft, HighlightDraft } from '@/domain/offers/scheduled/draft';
import { fail, ok, type Result } from '../../result';
import { bodyOf, failureOf, isAnswered, sendApi, type ApiAnswer } from '../../shopApi/callApi';
import type { Http, HttpOutcome } from '../../shopApi/http';
import type { CallFailure } from '../../shopApi/types';
import { foundItem, savedItem, saveFailure, type SaveFailure } from '../itemAnswers';

export type ScheduledKind = 'offers' | 'banners' | 'highlights';
/** The kinds with an order. */
export type PlacedKind = 'banners' | 'highlights';

export type ScheduledEntry =
  | { kind: 'offers'; stored: Offer }
  | { kind: 'banners'; stored: Banner }
  | { kind: 'highlights'; stored: Highlight };
export type ScheduledDraft = OfferDraft | BannerDraft | HighlightDraft;

/** The order was made from an outdated list; this is the current one. */
export type ArrangeFailure = CallFailure | { kind: 'conflict'; message: string; items: ScheduledEntry[] };

const ONE = { offers: 'offer', banners: 'banner', highlights: 'highlight' } as const;

const wrap = (kind: ScheduledKind, stored: unknown) => ({ kind, stored }) as ScheduledEntry;

/** The admin's offers, banners and highlights. Every call is idempotent. */
export function createScheduledAdmin(http: Http) {
  const call = (path: string, body?: object) => sendApi(http, { path: `/api/admin/${path}`, body });
  const pathOf = (kind: ScheduledKind, id: string) => `${kind}/${encodeURIComponent(id)}`;

  const itemOf = (kind: ScheduledKind) => (outcome: HttpOutcome) => {
    const stored = bodyOf(outcome)[ONE[kind]];
    return stored ? wrap(kind, stored) : null;
  };
  function itemsOf(kind: ScheduledKind, outcome: HttpOutcome): ScheduledEntry[] | null {
    const all = bodyOf(outcome)[kind];
    return Array.isArray(all) ? all.map((stored: unknown) => wrap(kind, stored)) : null;
  }
  const write = async (
    kind: ScheduledKind,
    path: string,
    body: object,
  ): Promise<Result<ScheduledEntry, SaveFailure<ScheduledEntry>>> =>
    savedItem(await call(path, body), itemOf(kind));

  return {
    async list(kind: ScheduledKind): ApiAnswer<ScheduledEntry[]> {
      const outcome = await call(kind);
      const items = isAnswered(outcome, 200) ? itemsOf(kind, outcome) : null;
      return items ? ok(items) : fail(failureOf(outcome));
    },
    /** null when there is no item with that id. */
    one: async (kind: ScheduledKind, id: string): ApiAnswer<ScheduledEntry | null> =>
      foundItem(await call(pathOf(kind, id)), itemOf(kind)),
    create: (kind: ScheduledKind, key: string, draft: ScheduledDraft) => write(kind, kind, { key, draft }),
    save: (kind: ScheduledKind, id: string, { draft, version }: { draft: ScheduledDraft; version: string }) =>
      write(kind, pathOf(kind, id), { draft, version }),
    turn: (kind: ScheduledKind, id: string, change: { enabled: boolean; version: string }) =>
      write(kind, `${pathOf(kind, id)}/switch`, change),
    async remove(
      kind: ScheduledKind,
      id: string,
      version: string,
    ): Promise<Result<true, SaveFailure<ScheduledEntry>>> {
      const outcome = await call(`${pathOf(kind, id)}/delete`, { version });
      return isAnswered(outcome, 200) ? ok(true) : fail(saveFailure(outcome, itemOf(kind)));
    },
    restore: (kind: ScheduledKind, id: string) => write(kind, `${pathOf(kind, id)}/restore`, {}),
    /** All ids in their order; returns the items in that order. */
    async arrange(
      kind: PlacedKind,
      ids: readonly string[],
    ): Promise<Result<ScheduledEntry[], ArrangeFailure>> {
      const outcome = await call(`arrange/${kind}`, { ids });
      const items = itemsOf(kind, outcome);
      if (items && isAnswered(outcome, 200)) return ok(items);
      if (items && isAnswered(outcome, 409)) {
        return fail({ kind: 'conflict', message: String(bodyOf(outcome).message), items });
      }
      return fail(failureOf(outcome));
    },
  };
}

export type ScheduledAdmin = ReturnType<typeof createScheduledAdmin>;
