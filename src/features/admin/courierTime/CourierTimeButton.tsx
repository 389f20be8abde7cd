import { useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { COURIER_TIMES } from '@/domain/orders/packing/courierTime';
import { Button, Dialog, ErrorNote, SelectField } from '@/ui';
import { useRights } from '../access';
import { adminMedia } from '../shared';
import { dialogClosed, dialogOpened, saveRequested, selectCourierTime } from './courierTimeSlice';
import { messages } from './messages';

const Quiet = styled.button`
  min-height: 44px;
  color: var(--ink-2);
  font-size: 0.8125rem;
  text-decoration: underline;
  text-underline-offset: 3px;
  ${adminMedia.abovePhone} {
    min-height: 32px;
  }
`;

function CourierTimeDialog() {
  const dispatch = useDispatch();
  const { comesAt, dialog } = useSelector(selectCourierTime);
  const [chosen, setChosen] = useState(comesAt ?? '');
  const save = (event: FormEvent) => {
    event.preventDefault();
    dispatch(saveRequested({ comesAt: chosen || null }));
  };
  return (
    <Dialog title={messages.title} size="confirm" onClose={() => dispatch(dialogClosed())}>
      <form onSubmit={save} style={{ display: 'grid', gap: 16, paddingBottom: 16 }}>
        <p>{messages.intro}</p>
        <SelectField label={messages.time} value={chosen} onChange={({ target }) => setChosen(target.value)}>
          <option value="">{messages.none}</option>
          {COURIER_TIMES.map((time) => (
            <option key={time} value={time}>
              {messages.clock(time)}
            </option>
          ))}
        </SelectField>
        <div role="alert">{dialog.status === 'failed' && <ErrorNote>{dialog.message}</ErrorNote>}</div>
        <Button type="submit" busy={dialog.status === 'sending'}>
          {messages.save}
        </Button>
      </form>
    </Dialog>
  );
}

/** Opens the dialog for the pickup time; for people who may change settings. */
export function CourierTimeButton() {
  const may = useRights();
  const dispatch = useDispatch();
  const { dialog } = useSelector(selectCourierTime);
  if (!may('settings.manage')) return null;
  return (
    <>
      <Quiet type="button" aria-haspopup="dialog" onClick={() => dispatch(dialogOpened())}>
        {messages.set}
      </Quiet>
      {dialog.status !== 'closed' && <CourierTimeDialog />}
    </>
  );
}
