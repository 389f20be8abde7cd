import type { CallFailure, Result } from '@/services';
import type {
  ScheduledAdmin,
  ScheduledDraft,
  ScheduledKind,
} from '@/services/admin/catalogue/createScheduledAdmin';
import type { SaveRequest, CatalogueAdmin } from '@/services/admin/catalogue/createCatalogueAdmin';
import type { SaveFailure } from '@/services/admin/itemAnswers';
import type { EditKind } from '../shared';
import { isCatalogueKind, type EditItem } from './forms';

type Draft = SaveRequest['draft'] | ScheduledDraft;
type Saved = Promise<Result<EditItem, SaveFailure<EditItem>>>;

/** The calls of the editor, the same for every kind. */
export interface EditorApi {
  /** Resolves to null when there is none of that id. */
  one(kind: EditKind, id: string): Promise<Result<EditItem | null, CallFailure>>;
  create(kind: EditKind, key: string, draft: Draft): Saved;
  save(kind: EditKind, id: string, request: Omit<SaveRequest, 'draft'> & { draft: Draft }): Saved;
}

/** Chooses the calls by the kind. The casts hold because a draft is always sent as its own kind. */
export function editorApi(catalogue: CatalogueAdmin, scheduled: ScheduledAdmin): EditorApi {
  return {
    one: (kind, id) => (isCatalogueKind(kind) ? catalogue.one(kind, id) : scheduled.one(kind, id)),
    create: (kind, key, draft) =>
      isCatalogueKind(kind)
        ? catalogue.create(kind, key, draft as SaveRequest['draft'])
        : scheduled.create(kind, key, draft as ScheduledDraft),
    save: (kind, id, request) =>
      isCatalogueKind(kind)
        ? catalogue.save(kind, id, request as SaveRequest)
        : scheduled.save(kind as ScheduledKind, id, request as { draft: ScheduledDraft; version: string }),
  };
}
