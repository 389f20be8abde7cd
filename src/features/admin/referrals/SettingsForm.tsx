import { useDispatch, useSelector } from 'react-redux';
import { settingsFault, type ReferralSettings } from '@/domain/referrals/settings';
import { problemOf } from '@/lib/sending';
import { NumberSettings } from '../shared';
import { messages } from './messages';
import { referralsAdmin, selectReferralsAdmin } from './referralsSlice';

const texts = messages.settings;
const FIELDS = [
  ['friendRupees', texts.friendRupees],
  ['referrerRupees', texts.referrerRupees],
  ['minRupees', texts.minRupees],
  ['monthlyLimit', texts.monthlyLimit],
] as const;

/** Whether customers can refer friends, and what it brings. */
export function SettingsForm({ settings }: { settings: ReferralSettings }) {
  const dispatch = useDispatch();
  const { page } = useSelector(selectReferralsAdmin).sending;
  return (
    <NumberSettings
      texts={texts}
      fields={FIELDS}
      settings={settings}
      note={texts.note}
      faultOf={settingsFault}
      isSending={page.status === 'sending'}
      problem={problemOf(page)}
      onSave={(changes) => dispatch(referralsAdmin.settingsSubmitted(changes))}
    />
  );
}
