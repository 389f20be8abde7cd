import type { CallFailure, Result } from '@/services';
import type { PromotionAdmin, PromotionDraft, PromotionKind } from '@/services/admin/createPromotionAdmin';
import type { SaveRequest, CatalogueAdmin } from '@/services/admin/createCatalogueAdmin';
import type { SaveFailure } from '@/services/admin/saveFailure';
import type { EditKind } from '../shared';
import { isCatalogueKind, type EditItem } from './forms';

type Draft = SaveRequest['draft'] | PromotionDraft;
type Saved = Promise<Result<EditItem, SaveFailure<EditItem>>>;

/** The calls of the editor, the same for every kind. */
export interface EditorApi {
  /** Resolves to null when there is none of that id. */
  one(kind: EditKind, id: string): Promise<Result<EditItem | null, CallFailure>>;
  create(kind: EditKind, key: string, draft: Draft): Saved;
  save(kind: EditKind, id: string, request: Omit<SaveRequest, 'draft'> & { draft: Draft }): Saved;
}

/** Chooses the calls by the kind. The casts hold because a draft is always sent as its own kind. */
export function editorApi(shelf: CatalogueAdmin, promotions: PromotionAdmin): EditorApi {
  return {
    one: (kind, id) => (isCatalogueKind(kind) ? shelf.one(kind, id) : promotions.one(kind, id)),
    create: (kind, key, draft) =>
      isCatalogueKind(kind)
        ? shelf.create(kind, key, draft as SaveRequest['draft'])
        : promotions.create(kind, key, draft as PromotionDraft),
    save: (kind, id, request) =>
      isCatalogueKind(kind)
        ? shelf.save(kind, id, request as SaveRequest)
        : promotions.save(kind as PromotionKind, id, request as { draft: PromotionDraft; version: string }),
  };
}
