import { sendMails } from '../mail/sendMails';
import { sendPushes } from '../notifications/sendPushes';
import { notifyTeam } from '../notifications/notifyTeam';
import { scheduleHandler } from '../reconcile/scheduleHandler';
import { base } from './parts/base';
import { openMail } from './parts/mailer';
import { push } from './parts/push';

/** First what the team hears of, so that its mails and pushes leave in the same run; a slow push service delays no mail. */
export async function job() {
  await notifyTeam(base);
  const [report] = await Promise.all([sendMails({ ...base, openMail }), sendPushes({ ...base, push })]);
  return report;
}

export const mail = scheduleHandler(job, base.log, 'mail.run_crashed');
