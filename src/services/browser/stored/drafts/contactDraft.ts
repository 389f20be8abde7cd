import { EMPTY_CONTACT, type ContactMessage } from '@/domain/messages/contactMessage';
import { formDraft, type FormDraft } from './formDraft';

export type ContactDraft = FormDraft<ContactMessage>;

export const contactDraft: ContactDraft = formDraft('glumist.contactDraft', EMPTY_CONTACT);
