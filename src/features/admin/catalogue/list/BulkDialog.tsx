import { useState, type SyntheticEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { bulkProblem, type BulkChange } from '@/domain/catalogue/draft/bulk';
import { STATUSES } from '@/domain/catalogue/draft/draft';
import type { BulkResponse } from '@/domain/contracts/admin/catalogue';
import type { CatalogueKind } from '@/services/admin/catalogue/createCatalogueAdmin';
import { focusInvalidIn } from '@/lib/focusInvalid';
import { Button, Caption, Dialog, ErrorNote, SelectField, TextField } from '@/ui';
import { changeOfForm, EMPTY_BULK, type BulkForm } from './bulkForm';
import { bulkClosed, bulkRequested, selectCatalogueList, type Bulk } from '../catalogueSlice';
import { messages } from '../messages';

const Form = styled.form`
  display: grid;
  gap: 16px;
  padding-bottom: 20px;
`;
const Failures = styled.ul`
  display: grid;
  gap: 12px;
  padding-bottom: 20px;
  b {
    display: block;
  }
`;
interface FieldsProps {
  about: BulkChange['kind'];
  form: BulkForm;
  /** The error of the field. */
  wrong: string | undefined;
  set: (change: Partial<BulkForm>) => void;
}

function Fields({ about, form, wrong, set }: FieldsProps) {
  const amount = (label: string, hint: string) => (
    <TextField
      label={label}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      value={form.amount}
      error={wrong}
      onChange={(event) => set({ amount: event.target.value })}
    />
  );
  switch (about) {
    case 'price':
      return (
        <>
          <SelectField
            label={messages.bulk.how}
            value={form.priceMode}
            onChange={(event) => set({ priceMode: event.target.value as BulkForm['priceMode'] })}
          >
            <option value="percent">{messages.bulk.priceByPercent}</option>
            <option value="set">{messages.bulk.priceToAmount}</option>
          </SelectField>
          {form.priceMode === 'percent'
            ? amount(messages.bulk.percent, messages.bulk.percentHint)
            : amount(messages.form.price, messages.bulk.priceHint)}
        </>
      );
    case 'stock':
      return (
        <>
          <SelectField
            label={messages.bulk.how}
            value={form.stockMode}
            onChange={(event) => set({ stockMode: event.target.value as BulkForm['stockMode'] })}
          >
            <option value="add">{messages.bulk.stockAdd}</option>
            <option value="set">{messages.bulk.stockSet}</option>
          </SelectField>
          {amount(messages.bulk.units, messages.bulk.unitsHint)}
        </>
      );
    case 'tags':
      return (
        <>
          <TextField
            label={messages.bulk.addTags}
            optional
            hint={messages.form.separatedByCommas}
            value={form.add}
            error={wrong}
            onChange={(event) => set({ add: event.target.value })}
          />
          <TextField
            label={messages.bulk.removeTags}
            optional
            hint={messages.form.separatedByCommas}
            value={form.remove}
            onChange={(event) => set({ remove: event.target.value })}
          />
        </>
      );
    case 'status':
      return (
        <SelectField
          label={messages.form.status}
          value={form.status}
          onChange={(event) => set({ status: event.target.value as BulkForm['status'] })}
        >
          {STATUSES.map((status) => (
            <option key={status} value={status}>
              {messages.status[status]}
            </option>
          ))}
        </SelectField>
      );
  }
}

function ChangeForm({
  kind,
  bulk,
  count,
}: {
  kind: CatalogueKind;
  bulk: Exclude<Bulk, { status: 'closed' | 'done' }>;
  count: number;
}) {
  const dispatch = useDispatch();
  const [form, setForm] = useState(EMPTY_BULK);
  const [wrong, setWrong] = useState<string | null>(null);
  const busy = bulk.status === 'sending';
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    const change = changeOfForm(bulk.about, form);
    const problem = bulkProblem(change);
    setWrong(problem);
    if (problem) return void focusInvalidIn('[role="dialog"]');
    dispatch(bulkRequested({ kind, change }));
  };
  return (
    <Form onSubmit={submit} noValidate>
      <Fields
        about={bulk.about}
        form={form}
        wrong={wrong ?? undefined}
        set={(change) => setForm({ ...form, ...change })}
      />
      {bulk.about === 'status' && form.status === 'archived' && (
        <Caption>{messages.bulk.archiveNote}</Caption>
      )}
      <div role="alert">{!wrong && bulk.status === 'failed' && <ErrorNote>{bulk.message}</ErrorNote>}</div>
      <Caption role="status">
        {bulk.status === 'sending' && bulk.done > 0 && messages.bulk.progress(bulk.done, count)}
      </Caption>
      <Button type="submit" busy={busy}>
        {messages.bulk.submit(count)}
      </Button>
    </Form>
  );
}

function NotChanged({ message, failed }: { message: string; failed: BulkResponse['failed'] }) {
  return (
    <Failures aria-label={messages.bulk.unchanged}>
      <li role="alert">{message}</li>
      {failed.map(({ id, name, message: why }) => (
        <li key={id}>
          <b>{name}</b>
          {why}
        </li>
      ))}
    </Failures>
  );
}

/** Applies one change to all selected rows, then lists the rows that failed. */
export function BulkDialog({ kind }: { kind: CatalogueKind }) {
  const dispatch = useDispatch();
  const { bulk, selected, running } = useSelector(selectCatalogueList(kind));
  if (bulk.status === 'closed') return null;
  const close = () => dispatch(bulkClosed({ kind }));
  if (bulk.status === 'done') {
    return (
      <Dialog title={messages.bulk.notAll} size="confirm" onClose={close}>
        <NotChanged {...bulk} />
      </Dialog>
    );
  }
  return (
    <Dialog title={messages.bulk.titles[bulk.about]} size="confirm" onClose={close}>
      <ChangeForm kind={kind} bulk={bulk} count={running?.ids.length ?? selected.length} />
    </Dialog>
  );
}
