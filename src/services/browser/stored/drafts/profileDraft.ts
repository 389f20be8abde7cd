import { EMPTY_PROFILE_ENTRY, type ProfileEntry } from '@/domain/customers/profile';
import { formDraft, type FormDraft } from './formDraft';

export type ProfileDraft = FormDraft<ProfileEntry>;

export const profileDraft: ProfileDraft = formDraft('glumist.detailsDraft', EMPTY_PROFILE_ENTRY);
