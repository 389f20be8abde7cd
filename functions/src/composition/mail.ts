import { sendMails } from '../mail/sendMails';
import { scheduleHandler } from '../reconcile/scheduleHandler';
import { base } from './parts/base';
import { openMail } from './parts/mailer';

export const job = () => sendMails({ ...base, openMail });

export const mail = scheduleHandler(job, base.log, 'mail.run_crashed');
