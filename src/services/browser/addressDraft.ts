import { EMPTY_ADDRESS, type AddressForm } from '@/domain/address';
import { formDraft, type FormDraft } from './formDraft';

export type AddressDraft = FormDraft<AddressForm>;

export const addressDraft: AddressDraft = formDraft('glumist.addressDraft', EMPTY_ADDRESS);
