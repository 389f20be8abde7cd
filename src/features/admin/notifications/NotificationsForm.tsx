import { useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { WAYS, type Choices, type QuietHours, type Way } from '@/domain/admin/notifications/choices';
import type { NewsKind } from '@/domain/admin/notifications/news';
import type { NotificationsResponse } from '@/domain/contracts/admin/notifications';
import { focusInvalid } from '@/lib/focusInvalid';
import { useUnsavedForm } from '@/features/unsaved';
import { Button, Caption, Checkbox, ErrorNote, SelectField } from '@/ui';
import { Form, Hours, Kinds, Ticks } from './Notifications.styles';
import { choicesSaveRequested, selectNotifications } from './notificationsSlice';
import { messages } from './messages';

/** The hours that quiet hours begin with when they are switched on. */
const NIGHT: QuietHours = { from: 22, to: 7 };
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

interface HourProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  value: number;
  onChange: (hour: number) => void;
}

const HourField = ({ label, hint, error, value, onChange }: HourProps) => (
  <SelectField
    label={label}
    hint={hint}
    error={error}
    value={value}
    onChange={({ target }) => onChange(Number(target.value))}
  >
    {HOURS.map((hour) => (
      <option key={hour} value={hour}>
        {messages.hourText(hour)}
      </option>
    ))}
  </SelectField>
);

interface KindProps {
  kind: NewsKind;
  way: Way;
  onChange: (way: Way) => void;
}

function KindField({ kind, way, onChange }: KindProps) {
  const { title, text } = messages.kinds[kind];
  return (
    <SelectField
      label={title}
      hint={text}
      value={way}
      onChange={({ target }) => onChange(target.value as Way)}
    >
      {WAYS.map((one) => (
        <option key={one} value={one}>
          {messages.ways[one]}
        </option>
      ))}
    </SelectField>
  );
}

interface PushedProps {
  kinds: readonly NewsKind[];
  pushed: readonly NewsKind[];
  onChange: (kinds: NewsKind[]) => void;
}

const PushedKinds = ({ kinds, pushed, onChange }: PushedProps) => (
  <Ticks role="group" aria-label={messages.pushed}>
    {kinds.map((kind) => (
      <Checkbox
        key={kind}
        label={messages.kinds[kind].title}
        checked={pushed.includes(kind)}
        onChange={({ target }) =>
          onChange(kinds.filter((one) => (one === kind ? target.checked : pushed.includes(one))))
        }
      />
    ))}
  </Ticks>
);

/** A colleague's choice of news, by mail and device, with quiet hours. */
export function NotificationsForm({
  kinds,
  choices: stored,
  push: { key },
}: Pick<NotificationsResponse, 'kinds' | 'choices' | 'push'>) {
  const dispatch = useDispatch();
  const { sending } = useSelector(selectNotifications);
  const [choices, setChoices] = useState(stored);
  const [hasTried, setHasTried] = useState(false);
  const change = (next: Partial<Choices>) => setChoices({ ...choices, ...next });
  const { ways, push, digestHour, quiet } = choices;
  useUnsavedForm(JSON.stringify(choices) !== JSON.stringify(stored), messages.leaving);
  // Hours without an end would hold nothing back.
  const isEmpty = quiet !== null && quiet.from === quiet.to;
  const save = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(isEmpty);
    if (isEmpty) focusInvalid(event.currentTarget);
    else dispatch(choicesSaveRequested(choices));
  };
  return (
    <Form onSubmit={save} aria-label={messages.title}>
      <section>
        <h2>{messages.what}</h2>
        <Kinds>
          {kinds.map((kind) => (
            <KindField
              key={kind}
              kind={kind}
              way={ways[kind]}
              onChange={(way) => change({ ways: { ...ways, [kind]: way } })}
            />
          ))}
        </Kinds>
      </section>
      {key && (
        <section>
          <h2>{messages.pushed}</h2>
          <Caption>{messages.pushedHint}</Caption>
          <PushedKinds kinds={kinds} pushed={push} onChange={(next) => change({ push: next })} />
        </section>
      )}
      <section>
        <h2>{messages.when}</h2>
        <Caption>{messages.atOnce}</Caption>
        <Hours>
          <HourField
            label={messages.digestAt}
            hint={messages.digestHint}
            value={digestHour}
            onChange={(hour) => change({ digestHour: hour })}
          />
        </Hours>
        <Hours>
          <div>
            <Checkbox
              label={messages.quiet}
              checked={quiet !== null}
              onChange={({ target }) => change({ quiet: target.checked ? NIGHT : null })}
            />
            <Caption>{messages.quietHint}</Caption>
          </div>
          {quiet && (
            <>
              <HourField
                label={messages.from}
                value={quiet.from}
                onChange={(from) => change({ quiet: { ...quiet, from } })}
              />
              <HourField
                label={messages.to}
                value={quiet.to}
                error={hasTried && isEmpty ? messages.sameHours : undefined}
                onChange={(to) => change({ quiet: { ...quiet, to } })}
              />
            </>
          )}
        </Hours>
      </section>
      <div role="alert">{sending.status === 'failed' && <ErrorNote>{sending.message}</ErrorNote>}</div>
      <Button type="submit" size="sm" busy={sending.status === 'sending'}>
        {messages.save}
      </Button>
    </Form>
  );
}
