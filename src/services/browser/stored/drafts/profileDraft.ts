import { EMPTY_PROFILE_ENTRY } from '@/domain/customers/profile';
import { formDraft } from './formDraft';

export const profileDraft = formDraft('glumist.detailsDraft', EMPTY_PROFILE_ENTRY);
