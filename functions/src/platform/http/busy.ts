import { refuse, type Answer } from './answer';
import { messages } from '../messages';

/** The answer of a call whose transaction lost against those of others (endpoint.ts). That transaction wrote nothing. */
export const busy = (): Answer => refuse(503, 'busy', messages.busy);
