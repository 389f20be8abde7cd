import { secret } from '../../platform/config';

export const smtpUrl = (): string => secret('SMTP_URL');
