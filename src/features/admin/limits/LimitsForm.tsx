import { useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isLimit, LIMIT_NAMES, type LimitName, type PurchaseLimits } from '@/domain/orders/limits/limits';
import { useUnsavedForm } from '@/features/unsaved';
import { Button, ErrorNote, TextField } from '@/ui';
import { Fields, Form } from './Limits.styles';
import { saveRequested, selectLimits } from './limitsSlice';
import { LIMIT_HINTS, LIMIT_LABELS, texts } from './texts';

type Typed = Partial<Record<LimitName, string>>;

/** A number as the admin types it: '10,000' is ten thousand, anything else but digits is none. */
function numberIn(text: string): number {
  const digits = text.replace(/[\s,]/g, '');
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}

/** The limits as fields. Only what the admin changed is sent, so that two admins do not undo each other. */
export function LimitsForm({ limits }: { limits: PurchaseLimits }) {
  const dispatch = useDispatch();
  const { sending } = useSelector(selectLimits);
  const [typed, setTyped] = useState<Typed>({});
  const [hasTried, setHasTried] = useState(false);
  const valueOf = (name: LimitName) => typed[name] ?? String(limits[name]);
  const isWrong = (name: LimitName) => !isLimit(numberIn(valueOf(name)));
  const changed = LIMIT_NAMES.filter((name) => numberIn(valueOf(name)) !== limits[name]);
  useUnsavedForm(changed.length > 0, texts.leaving);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (LIMIT_NAMES.some(isWrong)) return;
    dispatch(saveRequested(Object.fromEntries(changed.map((name) => [name, numberIn(valueOf(name))]))));
  };
  return (
    <Form onSubmit={save} noValidate aria-label={texts.title}>
      <Fields>
        {LIMIT_NAMES.map((name) => (
          <TextField
            key={name}
            label={LIMIT_LABELS[name]}
            hint={LIMIT_HINTS[name]}
            inputMode="numeric"
            maxLength={12}
            value={valueOf(name)}
            error={hasTried && isWrong(name) ? texts.wrong : undefined}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          />
        ))}
      </Fields>
      <div role="alert">
        {sending.status === 'failed' && sending.what === 'save' && <ErrorNote>{sending.message}</ErrorNote>}
      </div>
      <Button type="submit" size="sm" busy={sending.status === 'sending' && sending.what === 'save'}>
        {texts.save}
      </Button>
    </Form>
  );
}
