import { secret } from '../../platform/config';

export const linkSecret = (): string => secret('LINK_SECRET');
