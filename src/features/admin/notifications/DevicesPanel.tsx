import { useDispatch, useSelector } from 'react-redux';
import type { ShownDevice } from '@/domain/admin/notifications/push/device';
import type { NotificationsResponse } from '@/domain/contracts/admin/notifications';
import { formatDay, formatMoment } from '@/lib/dates';
import { useFocusAfterRemoval } from '@/lib/hooks/useFocusAfterRemoval';
import { Button, Caption, Checkbox, DoubtNote, ErrorNote, Tag } from '@/ui';
import { oneAtATime } from '../shared';
import { messages } from './messages';
import { DevicePanel, Devices } from './Notifications.styles';
import { deviceActRequested, deviceSwitchRequested, selectNotifications } from './notificationsSlice';

/** One of the colleague's devices, with its actions. */
function DeviceRow({ id, name, createdAt, usedAt }: ShownDevice) {
  const dispatch = useDispatch();
  const { device } = useSelector(selectNotifications);
  const act = (what: 'test' | 'remove') => dispatch(deviceActRequested({ id, act: what }));
  const stateOf = (what: 'test' | 'remove') =>
    oneAtATime(device.busy === `${what} ${id}`, device.busy !== '');
  const used = usedAt ? messages.lastUsed(formatMoment(usedAt)) : messages.neverUsed;
  return (
    <li>
      <div>
        <strong>{name}</strong> {device.id === id && <Tag>{messages.here}</Tag>}
        <Caption>{[used, messages.added(formatDay(createdAt))].join(' · ')}</Caption>
      </div>
      <Button
        size="sm"
        variant="ghost"
        aria-label={messages.testTo(name)}
        {...stateOf('test')}
        onClick={() => act('test')}
      >
        {messages.test}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        aria-label={messages.removeNamed(name)}
        {...stateOf('remove')}
        onClick={() => act('remove')}
      >
        {messages.remove}
      </Button>
    </li>
  );
}

function Switch({ devices }: { devices: readonly ShownDevice[] }) {
  const dispatch = useDispatch();
  const { device } = useSelector(selectNotifications);
  const { support, id, busy } = device;
  if (support === null) return null;
  if (support !== 'ready') return <DoubtNote>{messages.unable[support]}</DoubtNote>;
  return (
    <>
      <Checkbox
        role="switch"
        label={messages.switch}
        checked={devices.some((one) => one.id === id)}
        // A disabled switch would lose the focus.
        aria-disabled={busy !== ''}
        onChange={({ target }) => {
          if (busy === '') dispatch(deviceSwitchRequested(target.checked));
        }}
      />
      <Caption>{messages.deviceHint}</Caption>
    </>
  );
}

/** The switch for notifications on this device, and the list of the others. */
export function DevicesPanel({ push: { key, devices } }: Pick<NotificationsResponse, 'push'>) {
  const { problem, support } = useSelector(selectNotifications).device;
  // If the browser blocks notifications at the press, the focused switch disappears.
  const heading = useFocusAfterRemoval(devices.length + Number(support === 'ready'));
  return (
    <DevicePanel aria-label={messages.device}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {messages.device}
        </h2>
      </header>
      <div>
        {key ? <Switch devices={devices} /> : <Caption>{messages.noKey}</Caption>}
        <div role="alert">{problem && <ErrorNote>{problem}</ErrorNote>}</div>
        {devices.length > 0 && (
          <>
            <h3>{messages.devices}</h3>
            <Devices>
              {devices.map((device) => (
                <DeviceRow key={device.id} {...device} />
              ))}
            </Devices>
          </>
        )}
      </div>
    </DevicePanel>
  );
}
