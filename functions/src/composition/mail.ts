import { sendMails } from '../mail/sendMails';
import { tellTeam } from '../notifications/tellTeam';
import { scheduleHandler } from '../reconcile/scheduleHandler';
import { base } from './parts/base';
import { openMail } from './parts/mailer';

/** First what the team hears of, so that its mails leave in the same run. */
export async function job() {
  await tellTeam(base);
  return sendMails({ ...base, openMail });
}

export const mail = scheduleHandler(job, base.log, 'mail.run_crashed');
