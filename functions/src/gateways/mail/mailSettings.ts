import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { mailSettingsFrom, type MailSettings } from '@/domain/mail/mailSettings';

export const mailSettingsRef = (db: Firestore): DocumentReference => db.doc('settings/mails');

export const readMailSettings = async (db: Firestore): Promise<MailSettings> =>
  mailSettingsFrom((await mailSettingsRef(db).get()).data());
