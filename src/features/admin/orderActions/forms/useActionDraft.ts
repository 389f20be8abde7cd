import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { actionDrafted, selectActionDraft, type ActionTarget } from '../orderActionsSlice';

/**
 * The values of an action's form, and a function that changes some. They outlive the dialog until the action is done, but
 * count in the next dialog only if the order still has the `basis` for which they were typed.
 */
export function useActionDraft<Form extends object>(
  { orderId, action }: ActionTarget,
  empty: Form,
  basis = '',
): [Form, (change: Partial<Form>) => void] {
  const dispatch = useDispatch();
  // After a lost answer the order is reloaded behind the open dialog, whose retry sends the same values.
  const [start] = useState({ empty, basis });
  const draft = useSelector((root: Parameters<typeof selectActionDraft>[0]) =>
    selectActionDraft(root, { orderId, action }),
  );
  const values: Partial<Form> = draft?.basis === start.basis ? draft.values : {};
  const change = (more: Partial<Form>) =>
    dispatch(actionDrafted({ orderId, action, basis: start.basis, values: { ...values, ...more } }));
  return [{ ...start.empty, ...values }, change];
}
