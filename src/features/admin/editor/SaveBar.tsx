import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { confirmRequested } from '@/features/notifications';
import { Button, ErrorNote } from '@/ui';
import { useKeys } from '../keys';
import { Bar } from './Editor.styles';
import { isCatalogueForm } from './forms';
import { messages } from './messages';
import { changesDiscarded, isDirty, saveRequested, type Editing } from './editorSlice';

/** Whether the form is saved, with buttons to save, publish and discard. On a phone it replaces the tab bar. */
export function SaveBar({ editing }: { editing: Editing }) {
  const dispatch = useDispatch();
  const { sending, form, base, start } = editing;
  const dirty = isDirty(editing);
  const busy = sending.status === 'sending';
  const settled = sending.status === 'conflict';
  const draft = isCatalogueForm(form) && form.status === 'draft';
  const save = (publish = false) => {
    if (!busy && !settled) dispatch(saveRequested({ publish }));
  };
  useKeys({ 'mod+s': () => save() });
  useEffect(() => {
    document.body.dataset['saveBar'] = '';
    return () => {
      delete document.body.dataset['saveBar'];
    };
  }, []);
  const discard = () =>
    dispatch(
      confirmRequested({
        title: messages.saveBar.discardTitle,
        text: base ? messages.saveBar.discardChanges : messages.saveBar.discardNew,
        confirmLabel: messages.saveBar.discard,
        cancelLabel: messages.saveBar.keep,
        danger: true,
        onConfirm: changesDiscarded(),
      }),
    );
  const { unsaved, saved, empty } = messages.saveBar;
  const state = dirty ? unsaved : base ? saved : empty;
  return (
    <Bar>
      <div role="status">
        {sending.status === 'failed' ? <ErrorNote>{sending.message}</ErrorNote> : state}
      </div>
      {dirty && !busy && (
        <Button variant="ghost" size="sm" onClick={discard}>
          {messages.saveBar.discard}
        </Button>
      )}
      <Button
        variant={draft ? 'ghost' : 'primary'}
        size="sm"
        busy={busy && !(isCatalogueForm(start) && isCatalogueForm(form) && start.status !== form.status)}
        onClick={() => save()}
      >
        {draft ? messages.saveBar.saveDraft : messages.saveBar.save}
      </Button>
      {draft && (
        <Button size="sm" onClick={() => save(true)}>
          {messages.saveBar.publish}
        </Button>
      )}
    </Bar>
  );
}
