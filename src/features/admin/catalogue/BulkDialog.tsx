import { useState, type SyntheticEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { bulkProblem, type BulkChange } from '@/domain/catalogue/draft/bulk';
import { STATUSES } from '@/domain/catalogue/draft/draft';
import type { BulkResponse } from '@/domain/contracts/adminCatalogue';
import type { ShelfKind } from '@/services/admin/createShelfAdmin';
import { Button, Caption, Dialog, ErrorNote, SelectField, TextField } from '@/ui';
import { changeOfForm, EMPTY_BULK, type BulkForm } from './bulkForm';
import { bulkClosed, bulkRequested, selectShelf, type Bulk } from './shelfSlice';
import { statusWords, texts } from './texts';

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
const TITLES: Record<BulkChange['kind'], string> = {
  ...{ price: 'Change prices', stock: 'Change stock', tags: 'Change tags', status: 'Change status' },
};

interface FieldsProps {
  about: BulkChange['kind'];
  form: BulkForm;
  set: (change: Partial<BulkForm>) => void;
}

function Fields({ about, form, set }: FieldsProps) {
  const amount = (label: string, hint: string) => (
    <TextField
      label={label}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      value={form.amount}
      onChange={(event) => set({ amount: event.target.value })}
    />
  );
  switch (about) {
    case 'price':
      return (
        <>
          <SelectField
            label="How"
            value={form.priceMode}
            onChange={(event) => set({ priceMode: event.target.value as BulkForm['priceMode'] })}
          >
            <option value="percent">Raise or lower by percent</option>
            <option value="set">Set to an amount</option>
          </SelectField>
          {form.priceMode === 'percent'
            ? amount('Percent', '−10 lowers by a tenth. Prices become whole rupees; MRPs stay.')
            : amount('Price in ₹', 'Only where there is one size.')}
        </>
      );
    case 'stock':
      return (
        <>
          <SelectField
            label="How"
            value={form.stockMode}
            onChange={(event) => set({ stockMode: event.target.value as BulkForm['stockMode'] })}
          >
            <option value="add">Add, or with a minus take away</option>
            <option value="set">Set to what was counted</option>
          </SelectField>
          {amount('Units of each size', 'What is reserved for orders is not touched.')}
        </>
      );
    case 'tags':
      return (
        <>
          <TextField
            label="Add"
            optional
            hint="Parted by commas"
            value={form.add}
            onChange={(event) => set({ add: event.target.value })}
          />
          <TextField
            label="Take away"
            optional
            hint="Parted by commas"
            value={form.remove}
            onChange={(event) => set({ remove: event.target.value })}
          />
        </>
      );
    case 'status':
      return (
        <SelectField
          label="Status"
          value={form.status}
          onChange={(event) => set({ status: event.target.value as BulkForm['status'] })}
        >
          {STATUSES.map((status) => (
            <option key={status} value={status}>
              {statusWords[status].word}
            </option>
          ))}
        </SelectField>
      );
  }
}

function Ask({
  kind,
  bulk,
  count,
}: {
  kind: ShelfKind;
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
    if (!problem) dispatch(bulkRequested({ kind, change }));
  };
  return (
    <Form onSubmit={submit} noValidate>
      <Fields about={bulk.about} form={form} set={(change) => setForm({ ...form, ...change })} />
      {bulk.about === 'status' && form.status === 'archived' && (
        <Caption>What is archived is no longer shown or sold. It can come back at any time.</Caption>
      )}
      <div role="alert">
        {wrong && <ErrorNote>{wrong}</ErrorNote>}
        {!wrong && bulk.status === 'failed' && <ErrorNote>{bulk.message}</ErrorNote>}
      </div>
      <Caption role="status">
        {bulk.status === 'sending' && bulk.done > 0 && texts.bulkProgress(bulk.done, count)}
      </Caption>
      <Button type="submit" busy={busy}>
        Change {count}
      </Button>
    </Form>
  );
}

function Left({ message, failed }: { message: string; failed: BulkResponse['failed'] }) {
  return (
    <Failures aria-label="What stayed as it was">
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

/** One change made to all that are chosen, and afterwards what it could not be made to. */
export function BulkDialog({ kind }: { kind: ShelfKind }) {
  const dispatch = useDispatch();
  const { bulk, selected } = useSelector(selectShelf(kind));
  if (bulk.status === 'closed') return null;
  const close = () => dispatch(bulkClosed({ kind }));
  if (bulk.status === 'done') {
    return (
      <Dialog title="Not all were changed" size="confirm" onClose={close}>
        <Left {...bulk} />
      </Dialog>
    );
  }
  return (
    <Dialog title={TITLES[bulk.about]} size="confirm" onClose={close}>
      <Ask kind={kind} bulk={bulk} count={selected.length} />
    </Dialog>
  );
}
