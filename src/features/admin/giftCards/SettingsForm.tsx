import { useDispatch, useSelector } from 'react-redux';
import { settingsFault, type GiftCardSettings } from '@/domain/giftCards/settings';
import { problemOf } from '@/lib/sending';
import { NumberSettings } from '../shared';
import { giftCardsAdmin, selectGiftCardsAdmin } from './giftCardsSlice';
import { messages } from './messages';

const texts = messages.settings;
const FIELDS = [
  ['minRupees', texts.min],
  ['maxRupees', texts.max],
  ['stepRupees', texts.step],
] as const;

/** Whether gift cards are sold, and for which amounts. */
export function SettingsForm({ settings }: { settings: GiftCardSettings }) {
  const dispatch = useDispatch();
  const { page } = useSelector(selectGiftCardsAdmin).sending;
  return (
    <NumberSettings
      texts={texts}
      fields={FIELDS}
      settings={settings}
      faultOf={settingsFault}
      isSending={page.status === 'sending'}
      problem={problemOf(page)}
      onSave={(changes) => dispatch(giftCardsAdmin.settingsSubmitted(changes))}
    />
  );
}
