import { refuse, type Answer } from '../platform/http/answer';

export const noProduct = (): Answer => refuse(404, 'not_found', 'We could not find that product.');
