import { EMPTY_DETAILS_ENTRY, type DetailsEntry } from '@/domain/customers/profile';
import { formDraft, type FormDraft } from './formDraft';

export type DetailsDraft = FormDraft<DetailsEntry>;

export const detailsDraft: DetailsDraft = formDraft('glumist.detailsDraft', EMPTY_DETAILS_ENTRY);
