import type { CallFailure, Result } from '@/services';
import type { PromotionAdmin, PromotionDraft, PromotionKind } from '@/services/admin/createPromotionAdmin';
import type { SaveRequest, ShelfAdmin, ShelfKind } from '@/services/admin/createShelfAdmin';
import type { SaveFailure } from '@/services/admin/saveFailure';
import type { EditItem, EditKind } from './forms';

type Draft = SaveRequest['draft'] | PromotionDraft;
type Saved = Promise<Result<EditItem, SaveFailure<EditItem>>>;

/** The calls of the editor, whatever it edits. */
export interface EditorApi {
  /** null: there is none of that id. */
  one(kind: EditKind, id: string): Promise<Result<EditItem | null, CallFailure>>;
  create(kind: EditKind, key: string, draft: Draft): Saved;
  save(kind: EditKind, id: string, request: Omit<SaveRequest, 'draft'> & { draft: Draft }): Saved;
}

const isShelf = (kind: EditKind): kind is ShelfKind => kind === 'products' || kind === 'combos';

/** Which calls those are says the kind; a draft is always of the kind that it is sent as. */
export function editorApi(shelf: ShelfAdmin, promotions: PromotionAdmin): EditorApi {
  return {
    one: (kind, id) => (isShelf(kind) ? shelf.one(kind, id) : promotions.one(kind, id)),
    create: (kind, key, draft) =>
      isShelf(kind)
        ? shelf.create(kind, key, draft as SaveRequest['draft'])
        : promotions.create(kind, key, draft as PromotionDraft),
    save: (kind, id, request) =>
      isShelf(kind)
        ? shelf.save(kind, id, request as SaveRequest)
        : promotions.save(kind as PromotionKind, id, request as { draft: PromotionDraft; version: string }),
  };
}
