import { EMPTY_ADDRESS, type AddressField, type AddressForm } from '@/domain/address';
import { session } from './storage';

const DRAFT = 'glumist.addressDraft';

/** An address that is being typed: outlives a reload, in this tab only. */
export interface AddressDraft {
  read(): AddressForm | null;
  write(form: AddressForm): void;
  clear(): void;
}

export const addressDraft: AddressDraft = {
  read() {
    const stored = session.read(DRAFT);
    if (typeof stored !== 'object' || stored === null) return null;
    const form = { ...EMPTY_ADDRESS };
    for (const [field, value] of Object.entries(stored)) {
      if (field in form && typeof value === 'string') form[field as AddressField] = value;
    }
    return form;
  },
  write: (form) => session.write(DRAFT, form),
  clear: () => session.remove(DRAFT),
};
