import { useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isLimit, LIMIT_NAMES, type LimitName, type PurchaseLimits } from '@/domain/orders/limits/limits';
import { useUnsavedForm } from '@/features/unsaved';
import { focusInvalid } from '@/lib/focusInvalid';
import { Button, ErrorNote, TextField } from '@/ui';
import { changedFields, numberIn, useTypedOver } from '../shared';
import { Fields, Form } from './Limits.styles';
import { buttonStateOf, saveRequested, selectLimits } from './limitsSlice';
import { messages } from './messages';

const byName = <Value,>(valueOf: (name: LimitName) => Value) =>
  Object.fromEntries(LIMIT_NAMES.map((name) => [name, valueOf(name)])) as Record<LimitName, Value>;

/** The limits as fields. Only changed limits are sent, so that two colleagues do not undo each other. */
export function LimitsForm({ limits }: { limits: PurchaseLimits }) {
  const dispatch = useDispatch();
  const { sending } = useSelector(selectLimits);
  const [typed, setTyped] = useTypedOver(byName((name) => String(limits[name])));
  const [hasTried, setHasTried] = useState(false);
  const wanted = byName((name) => numberIn(typed[name]));
  const isWrong = (name: LimitName) => !isLimit(wanted[name]);
  const changes = changedFields(limits, wanted);
  useUnsavedForm(Object.keys(changes).length > 0, messages.leaving);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (LIMIT_NAMES.some(isWrong)) return void focusInvalid(event.currentTarget);
    dispatch(saveRequested(changes));
  };
  return (
    <Form onSubmit={save} noValidate aria-label={messages.title}>
      <Fields>
        {LIMIT_NAMES.map((name) => (
          <TextField
            key={name}
            label={messages.labelOf(name)}
            hint={messages.hints[name]}
            inputMode="numeric"
            maxLength={12}
            value={typed[name]}
            error={hasTried && isWrong(name) ? messages.wrong : undefined}
            onChange={({ target }) => setTyped({ [name]: target.value })}
          />
        ))}
      </Fields>
      <div role="alert">
        {sending.status === 'failed' && sending.what === 'save' && <ErrorNote>{sending.message}</ErrorNote>}
      </div>
      <Button type="submit" size="sm" {...buttonStateOf(sending, 'save')}>
        {messages.save}
      </Button>
    </Form>
  );
}
