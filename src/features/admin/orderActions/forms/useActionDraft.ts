import { useDispatch, useSelector } from 'react-redux';
import { actionDrafted, selectActionDraft, type ActionTarget } from '../orderActionsSlice';

/**
 * The values of an action's form, and a function that changes some. They outlive the dialog until the action is done, or
 * until the order's `basis` differs from the one that they were typed for.
 */
export function useActionDraft<Form extends object>(
  { orderId, action }: ActionTarget,
  empty: Form,
  basis = '',
): [Form, (change: Partial<Form>) => void] {
  const dispatch = useDispatch();
  const draft = useSelector((root: Parameters<typeof selectActionDraft>[0]) =>
    selectActionDraft(root, { orderId, action }),
  );
  const values: Partial<Form> = draft?.basis === basis ? draft.values : {};
  const change = (more: Partial<Form>) =>
    dispatch(actionDrafted({ orderId, action, basis, values: { ...values, ...more } }));
  return [{ ...empty, ...values }, change];
}
