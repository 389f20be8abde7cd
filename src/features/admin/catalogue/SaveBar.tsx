import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { confirmRequested } from '@/features/notifications';
import { Button, ErrorNote } from '@/ui';
import { useKeys } from '../keys/useKeys';
import { Bar } from './Editor.styles';
import { isShelfForm } from './forms';
import { changesDiscarded, isDirty, saveRequested, type Editing } from './editorSlice';

/** How it stands, and the ways to save or give up what was typed; on a phone in the place of the tab bar. */
export function SaveBar({ editing }: { editing: Editing }) {
  const dispatch = useDispatch();
  const { saving, form, base, start } = editing;
  const dirty = isDirty(editing);
  const busy = saving.status === 'saving';
  const settled = saving.status === 'conflict';
  const draft = isShelfForm(form) && form.status === 'draft';
  const save = (publish = false) => {
    if (!busy && !settled) dispatch(saveRequested({ publish }));
  };
  useKeys({ 'mod+s': save });
  useEffect(() => {
    document.body.dataset['saveBar'] = '';
    return () => {
      delete document.body.dataset['saveBar'];
    };
  }, []);
  const discard = () =>
    dispatch(
      confirmRequested({
        title: 'Discard what you typed?',
        text: base ? 'Everything is then as it was saved last.' : 'The form is then empty.',
        ...{ confirmLabel: 'Discard', cancelLabel: 'Keep', danger: true, onConfirm: changesDiscarded() },
      }),
    );
  const words = dirty ? 'Not saved yet' : base ? 'Saved' : 'Nothing typed yet';
  return (
    <Bar>
      <div role="status">{saving.status === 'failed' ? <ErrorNote>{saving.message}</ErrorNote> : words}</div>
      {dirty && !busy && (
        <Button variant="ghost" size="sm" onClick={discard}>
          Discard
        </Button>
      )}
      <Button
        variant={draft ? 'ghost' : 'primary'}
        size="sm"
        busy={busy && !(isShelfForm(start) && isShelfForm(form) && start.status !== form.status)}
        onClick={() => save()}
      >
        {draft ? 'Save draft' : 'Save'}
      </Button>
      {draft && (
        <Button size="sm" onClick={() => save(true)}>
          Publish
        </Button>
      )}
    </Bar>
  );
}
