import { secret } from '../config';

export const nimbuspostPassword = (): string => secret('NIMBUSPOST_PASSWORD');
