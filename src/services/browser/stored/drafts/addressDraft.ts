import { EMPTY_ENTRY, type AddressEntry } from '@/domain/addresses/addressEntry';
import { formDraft, type FormDraft } from './formDraft';

export type AddressDraft = FormDraft<AddressEntry>;

export const addressDraft: AddressDraft = formDraft('glumist.addressDraft', EMPTY_ENTRY);
