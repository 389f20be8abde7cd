import { useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { focusInvalidIn } from '@/lib/focusInvalid';
import { Button, Dialog, TextField } from '@/ui';
import { messages } from '../messages';
import { BUILT_IN_VIEWS } from './builtInViews';
import { findViewNameProblem } from './viewName';
import { MAX_NAME, namingClosed, selectViews, viewSaved } from './viewsSlice';

/** Asks for the name of the view that is saved. */
export function SaveViewDialog({ search }: { search: string }) {
  const dispatch = useDispatch();
  const { isNaming } = useSelector(selectViews);
  return isNaming && <NameForm search={search} onClose={() => dispatch(namingClosed())} />;
}

function NameForm({ search, onClose }: { search: string; onClose: () => void }) {
  const dispatch = useDispatch();
  const [name, setName] = useState('');
  const [error, setError] = useState('');
  const { saved } = useSelector(selectViews);
  function save(event: FormEvent) {
    event.preventDefault();
    const namesOf = (views: readonly { name: string }[]) => views.map((view) => view.name);
    const problem = findViewNameProblem(name, namesOf(BUILT_IN_VIEWS), namesOf(saved));
    if (!problem) return void dispatch(viewSaved({ name: name.trim(), search }));
    setError(messages.views.nameProblems[problem]);
    focusInvalidIn('[role="dialog"]');
  }
  return (
    <Dialog title={messages.views.save} size="confirm" onClose={onClose}>
      <form onSubmit={save} noValidate style={{ display: 'grid', gap: 16, paddingBottom: 20 }}>
        <TextField
          label={messages.views.name}
          hint={messages.views.hint}
          error={error}
          maxLength={MAX_NAME}
          value={name}
          onChange={({ target }) => setName(target.value)}
          data-autofocus=""
        />
        <Button type="submit" size="sm">
          {messages.views.saveAction}
        </Button>
      </form>
    </Dialog>
  );
}
