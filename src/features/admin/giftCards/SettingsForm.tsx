import { useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { areSettings, type GiftCardSettings } from '@/domain/giftCards/settings';
import { Button, Checkbox, ErrorNote, TextField } from '@/ui';
import { Amounts, numberIn, SettingsFields } from '../shared';
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
  const { isSending, open, problem } = useSelector(selectGiftCardsAdmin);
  const [enabled, setEnabled] = useState(settings.enabled);
  const [typed, setTyped] = useState(() =>
    Object.fromEntries(FIELDS.map(([name]) => [name, String(settings[name])])),
  );
  const [hasTried, setHasTried] = useState(false);
  const [minRupees = NaN, maxRupees = NaN, stepRupees = NaN] = FIELDS.map(([name]) =>
    numberIn(typed[name] ?? ''),
  );
  const wanted = { enabled, minRupees, maxRupees, stepRupees };
  const isWrong = !areSettings(wanted);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (!isWrong) dispatch(giftCardsAdmin.settingsSubmitted(wanted));
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
        {FIELDS.map(([name, label]) => (
          <TextField
            key={name}
            label={label}
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            value={typed[name] ?? ''}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          />
        ))}
      </Amounts>
      <div role="alert">
        {hasTried && isWrong && <ErrorNote>{texts.wrong}</ErrorNote>}
        {!open && problem && <ErrorNote>{problem}</ErrorNote>}
      </div>
      <Button type="submit" size="sm" busy={isSending && !open}>
        {texts.save}
      </Button>
    </SettingsFields>
  );
}
