import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/router/paths';
import { ALL_CUSTOMERS, customerQueryText } from '@/domain/admin/customers/query';
import { MAX_TAG_LENGTH, MAX_TAGS, tidyTags } from '@/domain/customers/record/teamFields';
import { useRights } from '@/features/admin/access';
import { focusInvalid } from '@/lib/focusInvalid';
import { useFocusAfterRemoval } from '@/lib/hooks/useFocusAfterRemoval';
import { Button, Caption, ErrorNote, Icon, TextField } from '@/ui';
import { messages } from '../messages';
import { Panel, TagChip, TagForm, TagRow } from './CustomerScreen.styles';
import { useCustomerAct } from './useCustomerAct';

const { page } = messages;

/** Why nothing of what was typed can be added; undefined where something can. */
function nothingToAdd([first]: readonly string[], added: readonly string[]): string | undefined {
  if (first === undefined) return page.tagMissing;
  return added.length === 0 ? page.tagKnown(first) : undefined;
}

/** The tags of a customer; each leads to all customers who have it. */
export function TagsPanel({ tags }: { tags: readonly string[] }) {
  const { isBusy, buttonState, problem: refusal, send } = useCustomerAct('tags');
  const canTag = useRights()('customers.note');
  const [typed, setTyped] = useState('');
  const [sent, setSent] = useState('');
  const change = (add: string[], remove: string[]) => {
    if (!isBusy) send({ kind: 'tags', add, remove });
  };
  const [hasTried, setHasTried] = useState(false);
  const wanted = tidyTags(typed.split(','));
  const added = wanted.filter((tag) => !tags.includes(tag));
  // What was sent stays until it is stored, so that a refused save loses nothing.
  if (sent !== '' && sent === typed && added.length === 0) {
    setSent('');
    setTyped('');
  }
  const isTooLong = wanted.some((tag) => tag.length > MAX_TAG_LENGTH);
  const problem = isTooLong ? page.tagTooLong : hasTried ? nothingToAdd(wanted, added) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setHasTried(added.length === 0);
    if (added.length === 0 || isTooLong) return void focusInvalid(event.currentTarget);
    change(added, []);
    setSent(typed);
  };
  const heading = useFocusAfterRemoval(tags.length);
  return (
    <Panel>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {page.tagsTitle}
        </h2>
      </header>
      {tags.length === 0 && <Caption>{page.noTags}</Caption>}
      <TagRow>
        {tags.map((tag) => (
          <TagChip key={tag}>
            <Link to={`${adminPaths.customers}?${customerQueryText({ ...ALL_CUSTOMERS, tag })}`}>{tag}</Link>
            {canTag && (
              <button
                type="button"
                aria-label={page.removeTag(tag)}
                aria-disabled={isBusy}
                onClick={() => change([], [tag])}
              >
                <Icon name="close" size={16} />
              </button>
            )}
          </TagChip>
        ))}
      </TagRow>
      {canTag && (
        <TagForm onSubmit={submit}>
          <TextField
            label={page.addTag}
            maxLength={MAX_TAGS * (MAX_TAG_LENGTH + 2)}
            autoComplete="off"
            value={typed}
            error={problem}
            onChange={({ target }) => {
              setTyped(target.value);
              setHasTried(false);
            }}
          />
          <Button type="submit" variant="ghost" size="sm" {...buttonState}>
            {page.add}
          </Button>
        </TagForm>
      )}
      <div role="alert">{refusal && <ErrorNote>{refusal}</ErrorNote>}</div>
    </Panel>
  );
}
