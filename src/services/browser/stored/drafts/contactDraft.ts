import { EMPTY_CONTACT } from '@/domain/messages/contactMessage';
import { formDraft } from './formDraft';

export const contactDraft = formDraft('glumist.contactDraft', EMPTY_CONTACT);
