import { LIMITS } from '@/domain/catalogue/draft/draft';
import { Button, Caption, ErrorNote, IconButton, TextField, trashIcon } from '@/ui';
import { addRow, Entry, EntryHead, fieldId, removeRow, useFields, Pair } from '@/features/admin/fields';
import type { RateForm } from './forms';
import { messages } from '../messages';

/** GST rates that apply from a day on; invoices of earlier days keep the earlier rate. */
export function GstChanges({ changes }: { changes: RateForm[] }) {
  const { change, control, errorOf } = useFields();
  const put = (gstRates: RateForm[]) => change({ gstRates });
  const set = (at: number, next: Partial<RateForm>) =>
    put(changes.map((one, n) => (n === at ? { ...one, ...next } : one)));
  const add = () =>
    addRow(() => put([...changes, { from: '', rate: '' }]), `gstRates.${changes.length}.from`);
  const wrong = errorOf('gstRates');
  return (
    <div id={fieldId('gstRates')} tabIndex={-1} style={{ display: 'grid', gap: 14 }}>
      {changes.map(({ from, rate }, at) => (
        <Entry key={at} aria-label={messages.gst.change(at + 1)}>
          <EntryHead>
            <b>{messages.gst.change(at + 1)}</b>
            <IconButton
              label={messages.gst.remove(at + 1)}
              icon={trashIcon}
              iconSize={20}
              onClick={() => removeRow(() => put(changes.filter((_, n) => n !== at)), `gstRates.${at}.from`)}
            />
          </EntryHead>
          <Pair>
            <TextField
              {...control(`gstRates.${at}.from`)}
              type="date"
              label={messages.gst.from}
              value={from}
              onChange={(event) => set(at, { from: event.target.value })}
            />
            <TextField
              {...control(`gstRates.${at}.rate`)}
              inputMode="decimal"
              label={messages.gst.rate}
              value={rate}
              onChange={(event) => set(at, { rate: event.target.value })}
            />
          </Pair>
        </Entry>
      ))}
      {changes.length > 0 && <Caption>{messages.gst.note}</Caption>}
      {wrong && <ErrorNote>{wrong}</ErrorNote>}
      {changes.length < LIMITS.gstRates && (
        <Button variant="ghost" size="sm" style={{ justifySelf: 'start' }} onClick={add}>
          {messages.gst.add}
        </Button>
      )}
    </div>
  );
}
