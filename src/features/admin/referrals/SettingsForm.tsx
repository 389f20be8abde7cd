import { useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { settingsProblem, type ReferralSettings } from '@/domain/referrals/settings';
import { Button, Caption, Checkbox, ErrorNote, TextField } from '@/ui';
import { Amounts, numberIn, SettingsFields } from '../shared';
import { messages } from './messages';
import { referralsAdmin, selectReferralsAdmin } from './referralsSlice';

const texts = messages.settings;
const FIELDS = ['friendRupees', 'referrerRupees', 'minRupees', 'monthlyLimit'] as const;
type Field = (typeof FIELDS)[number];

const textsOf = (settings: ReferralSettings): Record<Field, string> => ({
  friendRupees: String(settings.friendRupees),
  referrerRupees: String(settings.referrerRupees),
  minRupees: String(settings.minRupees),
  monthlyLimit: String(settings.monthlyLimit),
});

/** Whether customers can refer friends, and what it brings. */
export function SettingsForm({ settings }: { settings: ReferralSettings }) {
  const dispatch = useDispatch();
  const { isSending, asked, problem } = useSelector(selectReferralsAdmin);
  const [enabled, setEnabled] = useState(settings.enabled);
  const [typed, setTyped] = useState(() => textsOf(settings));
  const [hasTried, setHasTried] = useState(false);
  const wanted: ReferralSettings = {
    enabled,
    friendRupees: numberIn(typed.friendRupees),
    referrerRupees: numberIn(typed.referrerRupees),
    minRupees: numberIn(typed.minRupees),
    monthlyLimit: numberIn(typed.monthlyLimit),
  };
  const wrong = settingsProblem(wanted);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (!wrong) dispatch(referralsAdmin.settingsSubmitted(wanted));
  };
  return (
    <SettingsFields onSubmit={save} noValidate aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <Checkbox
        label={texts.enabled}
        checked={enabled}
        onChange={({ target }) => setEnabled(target.checked)}
      />
      <Amounts>
        {FIELDS.map((name) => (
          <TextField
            key={name}
            label={texts[name]}
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            value={typed[name]}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          />
        ))}
      </Amounts>
      <Caption>{texts.note}</Caption>
      <div role="alert">
        {hasTried && wrong && <ErrorNote>{wrong}</ErrorNote>}
        {!asked && problem && <ErrorNote>{problem}</ErrorNote>}
      </div>
      <Button type="submit" size="sm" busy={isSending && !asked}>
        {texts.save}
      </Button>
    </SettingsFields>
  );
}
