import { messages as catalogueMessages } from '../catalogue/messages';
import { refuse, type Answer } from '../platform/http/answer';
import { messages } from './messages';

export const noProduct = (): Answer => refuse(404, 'not_found', catalogueMessages.noSuchProduct);
export const leaving = (): Answer => refuse(401, 'account_deleted', messages.leaving);
