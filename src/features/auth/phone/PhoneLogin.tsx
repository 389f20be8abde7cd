import { useDispatch, useSelector } from 'react-redux';
import { store } from '@/domain/store';
import { Button } from '@/ui';
import { selectRole, selectUser } from '../authSelectors';
import { CodeDialog } from './CodeDialog';
import { messages } from './messages';
import { codeDialogOpened, phoneRemovalRequested, selectPhoneCode } from './phoneCodeSlice';

const { profile: words } = messages;

/** Whether the signed-in person can have a number for codes: the team logs in by email only. */
export function useHasPhoneLogin(): boolean {
  const role = useSelector(selectRole);
  return store.phoneLogin && role === null;
}

/** Adds, changes and removes the number to which login codes are sent. */
export function PhoneLogin() {
  const dispatch = useDispatch();
  const phone = useSelector(selectUser)?.phone;
  const { isAdding, status } = useSelector(selectPhoneCode);
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => dispatch(codeDialogOpened())}>
        {phone ? words.change : words.add}
      </Button>
      {phone && (
        <Button
          variant="ghost"
          size="sm"
          busy={status === 'removing'}
          onClick={() => dispatch(phoneRemovalRequested())}
        >
          {words.remove}
        </Button>
      )}
      {isAdding && <CodeDialog purpose="add" />}
    </>
  );
}
