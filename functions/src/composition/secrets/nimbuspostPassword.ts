import { secret } from '../../platform/config';

export const nimbuspostPassword = (): string => secret('NIMBUSPOST_PASSWORD');
