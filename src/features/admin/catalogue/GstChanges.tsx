import { LIMITS } from '@/domain/catalogue/draft/draft';
import { Button, Caption, ErrorNote, IconButton, TextField, trashIcon } from '@/ui';
import { Entry, EntryHead, Pair } from './Editor.styles';
import type { RateForm } from './forms';
import { fieldId, useFields } from './useFields';

/** Rates of GST that count from a day on; what is invoiced before it keeps the rate before. */
export function GstChanges({ changes }: { changes: RateForm[] }) {
  const { change, control, errorOf } = useFields();
  const put = (gstRates: RateForm[]) => change({ gstRates });
  const set = (at: number, next: Partial<RateForm>) =>
    put(changes.map((one, n) => (n === at ? { ...one, ...next } : one)));
  const wrong = errorOf('gstRates');
  return (
    <div id={fieldId('gstRates')} tabIndex={-1} style={{ display: 'grid', gap: 14 }}>
      {changes.map(({ from, rate }, at) => (
        <Entry key={at} aria-label={`Change ${at + 1} of GST`}>
          <EntryHead>
            <b>{`Change ${at + 1} of GST`}</b>
            <IconButton
              label={`Remove change ${at + 1} of GST`}
              icon={trashIcon}
              iconSize={20}
              onClick={() => put(changes.filter((_, n) => n !== at))}
            />
          </EntryHead>
          <Pair>
            <TextField
              {...control(`gstRates.${at}.from`)}
              type="date"
              label="From"
              value={from}
              onChange={(event) => set(at, { from: event.target.value })}
            />
            <TextField
              {...control(`gstRates.${at}.rate`)}
              inputMode="decimal"
              label="New GST in percent"
              value={rate}
              onChange={(event) => set(at, { rate: event.target.value })}
            />
          </Pair>
        </Entry>
      ))}
      {changes.length > 0 && (
        <Caption>An order takes the rate of the day on which its invoice is made.</Caption>
      )}
      {wrong && <ErrorNote>{wrong}</ErrorNote>}
      {changes.length < LIMITS.gstRates && (
        <Button
          variant="ghost"
          size="sm"
          style={{ justifySelf: 'start' }}
          onClick={() => put([...changes, { from: '', rate: '' }])}
        >
          Add a change of GST
        </Button>
      )}
    </div>
  );
}
