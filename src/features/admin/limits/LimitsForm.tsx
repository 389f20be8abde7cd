import { useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isLimit, LIMIT_NAMES, type LimitName, type PurchaseLimits } from '@/domain/orders/limits/limits';
import { useUnsavedForm } from '@/features/unsaved';
import { focusInvalid } from '@/lib/focusInvalid';
import { Button, ErrorNote, TextField } from '@/ui';
import { numberIn } from '../shared';
import { Fields, Form } from './Limits.styles';
import { saveRequested, selectLimits } from './limitsSlice';
import { messages } from './messages';

type Typed = Partial<Record<LimitName, string>>;

/** The limits as fields. Only changed limits are sent, so that two admins do not undo each other. */
export function LimitsForm({ limits }: { limits: PurchaseLimits }) {
  const dispatch = useDispatch();
  const { sending } = useSelector(selectLimits);
  const [typed, setTyped] = useState<Typed>({});
  const [hasTried, setHasTried] = useState(false);
  const valueOf = (name: LimitName) => typed[name] ?? String(limits[name]);
  const isWrong = (name: LimitName) => !isLimit(numberIn(valueOf(name)));
  const changed = LIMIT_NAMES.filter((name) => numberIn(valueOf(name)) !== limits[name]);
  useUnsavedForm(changed.length > 0, messages.leaving);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (LIMIT_NAMES.some(isWrong)) return void focusInvalid();
    dispatch(saveRequested(Object.fromEntries(changed.map((name) => [name, numberIn(valueOf(name))]))));
  };
  return (
    <Form onSubmit={save} noValidate aria-label={messages.title}>
      <Fields>
        {LIMIT_NAMES.map((name) => (
          <TextField
            key={name}
            label={messages.labels[name]}
            hint={messages.hints[name]}
            inputMode="numeric"
            maxLength={12}
            value={valueOf(name)}
            error={hasTried && isWrong(name) ? messages.wrong : undefined}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          />
        ))}
      </Fields>
      <div role="alert">
        {sending.status === 'failed' && sending.what === 'save' && <ErrorNote>{sending.message}</ErrorNote>}
      </div>
      <Button type="submit" size="sm" busy={sending.status === 'sending' && sending.what === 'save'}>
        {messages.save}
      </Button>
    </Form>
  );
}
