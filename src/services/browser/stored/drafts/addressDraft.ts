import { EMPTY_ENTRY } from '@/domain/addresses/addressEntry';
import { formDraft } from './formDraft';

export const addressDraft = formDraft('glumist.addressDraft', EMPTY_ENTRY);
