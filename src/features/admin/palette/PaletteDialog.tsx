import { useCallback, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { Right } from '@/domain/staff/roles';
import { logoutRequested, selectRole } from '@/features/auth';
import { Dialog, Icon, VisuallyHidden } from '@/ui';
import { mayShow } from '../access';
import { keysOpened } from '../keys';
import { bulkRequested, orderExportOpened, selectOrderRows, selectPackable } from '../orders';
import { Kbd } from '../shared';
import { messages } from './messages';
import { FIND, findOrders, paletteGroups } from './paletteEntries';
import type { PaletteEntry } from './paletteEntry';
import { entryOpened, paletteClosed, paletteTyped, selectPalette } from './paletteSlice';
import { markedParts, parseQuery } from './paletteWords';
import { End, Field, Frame, Hints, List, Note, Option } from './Palette.styles';

/** Performs an entry's action after the palette has closed. */
function useOpenEntry() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const packable = useSelector(selectPackable);
  return (entry: PaletteEntry) => {
    dispatch(entryOpened(entry));
    if (entry.path) navigate(entry.path);
    if (entry.act === 'export') dispatch(orderExportOpened());
    if (entry.act === 'keys') dispatch(keysOpened());
    if (entry.act === 'logout') dispatch(logoutRequested());
    if (entry.act === 'pack') dispatch(bulkRequested({ kind: 'pack', layout: '4x6', ids: packable }));
  };
}

function Label({ label, q }: { label: string; q: string }) {
  return markedParts(label, q).map(({ text, isMatch }, at) =>
    isMatch ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
  );
}

interface LineProps {
  id: string;
  entry: PaletteEntry;
  q: string;
  isActive: boolean;
  onOpen: () => void;
}

function Line({ id, entry, q, isActive, onOpen }: LineProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);
  const { icon, label, note, end, keys = [] } = entry;
  return (
    // The field has the focus and its keys; a press is the mouse's way.
    <Option ref={line} id={id} role="option" aria-selected={isActive} onClick={onOpen}>
      <Icon name={icon} size={18} />
      <span>
        <Label label={label} q={q} />
        {note && (
          <small>
            <Label label={note} q={q} />
          </small>
        )}
      </span>
      <End>
        {end}
        {keys.map((key) => (
          <Kbd key={key} aria-hidden="true">
            {key}
          </Kbd>
        ))}
      </End>
    </Option>
  );
}

/** The command palette: a field with a list of places, things and actions. */
export default function PaletteDialog() {
  const dispatch = useDispatch();
  const { q: typed, found, search, recent } = useSelector(selectPalette);
  const rows = useSelector(selectOrderRows);
  const selected = useSelector(selectPackable).length;
  const role = useSelector(selectRole);
  const open = useOpenEntry();
  const list = useId();
  // By id: later results of the server are inserted above, and must not move under a pressed Enter.
  const [activeId, setActiveId] = useState<string | null>(null);
  const idOf = (entry: PaletteEntry) => `${list}-${entry.group}-${entry.id}`;
  const groupsFor = useCallback(
    (words: string) => {
      const isFoundEarlier = words !== typed || search.status === 'loading';
      const may = (right: Right) => mayShow(role, right);
      return paletteGroups({ typed: words, found, isFoundEarlier, rows, recent, selected, may });
    },
    [typed, search.status, found, rows, recent, selected, role],
  );
  const groups = useMemo(() => groupsFor(typed), [groupsFor, typed]);
  const entries = groups.flatMap((group) => group.entries);
  const at = Math.max(
    0,
    entries.findIndex((entry) => idOf(entry) === activeId),
  );
  const { q } = parseQuery(typed);
  const close = () => void dispatch(paletteClosed());
  const current = entries[at];

  function pressed(event: KeyboardEvent) {
    const last = entries.length - 1;
    const steps: Record<string, number> = {
      ArrowDown: at >= last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      PageDown: last,
      PageUp: 0,
    };
    const next = steps[event.key];
    if (next !== undefined) {
      event.preventDefault();
      setActiveId(entries[next] ? idOf(entries[next]) : null);
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) {
      if (q) open(findOrders(q));
    } else if (current) open(current);
  }

  return (
    <Dialog label={messages.title} size="login" closable={false} onClose={close} light>
      <Frame>
        <Field>
          <Icon name="search" size={20} />
          <input
            role="combobox"
            aria-label={messages.label}
            aria-expanded={entries.length > 0}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={current && idOf(current)}
            placeholder={messages.title}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            value={typed}
            data-autofocus=""
            onChange={({ target: { value } }) => {
              const [first] = groupsFor(value);
              const [entry] = first?.entries ?? [];
              setActiveId(entry && entry.id !== FIND ? idOf(entry) : null);
              dispatch(paletteTyped(value));
            }}
            onKeyDown={pressed}
          />
          <button type="button" onClick={close}>
            {messages.cancel}
          </button>
        </Field>
        {search.status === 'failed' && (
          <Note role="alert" data-bad="">
            {messages.failed(search.message)}
          </Note>
        )}
        <List id={list} role="listbox" aria-label={messages.results}>
          {groups.map(({ group, entries: lines }) => (
            <div key={group} role="group" aria-labelledby={`${list}-${group}`}>
              <h3 id={`${list}-${group}`} role="presentation">
                {messages.groups[group]}
              </h3>
              {lines.map((entry) => (
                <Line
                  key={entry.id}
                  id={idOf(entry)}
                  entry={entry}
                  q={q}
                  isActive={entry === current}
                  onOpen={() => open(entry)}
                />
              ))}
            </div>
          ))}
        </List>
        <VisuallyHidden role="status">
          {search.status === 'loading' ? messages.searching : messages.found(entries.length)}
        </VisuallyHidden>
        <Hints aria-hidden="true">
          {messages.hints.map(([keys, what]) => (
            <span key={what}>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
              {what}
            </span>
          ))}
        </Hints>
      </Frame>
    </Dialog>
  );
}
