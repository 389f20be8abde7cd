import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/router/paths';
import { sortTasks, type Task, type TaskKind } from '@/domain/admin/orderList/tasks';
import type { DashboardResponse } from '@/domain/contracts/admin/dashboard';
import { minutesToCourier } from '@/domain/orders/packing/courierTime';
import { MINUTE_MS } from '@/domain/time/calendar';
import { useInterval } from '@/lib/hooks/useInterval';
import { Caption, Icon, mailIcon, type IconName } from '@/ui';
import { selectCourierTime } from '../courierTime';
import { menuIcons, Panel } from '../shared';
import { messages } from './messages';
import { clockOf, countOf, detailOf, nameOf } from './taskTexts';
import { Clock, Detail, Tasks } from './TaskPanel.styles';

const TICK_MS = 30_000;

const ICONS: Record<TaskKind, IconName> = {
  pack: menuIcons.orders,
  courier: menuIcons.undelivered,
  parcel: menuIcons.undelivered,
  return: menuIcons.returns,
  back: menuIcons.returns,
  refund: menuIcons.giftCards,
  messages: menuIcons.messages,
  mails: mailIcon,
};

function addressOf(kind: TaskKind): string {
  switch (kind) {
    case 'parcel':
      return adminPaths.undelivered;
    case 'return':
      return adminPaths.returns;
    case 'messages':
      return adminPaths.messages;
    case 'mails':
      return adminPaths.mails;
    default:
      return `${adminPaths.orders}?waits=${kind}`;
  }
}

type TaskPanelProps = Pick<DashboardResponse, 'waiting' | 'messages' | 'mails' | 'first'>;

function TaskRow({ task, figures, now }: { task: Task; figures: TaskPanelProps; now: Date }) {
  const { kind } = task;
  const clock = clockOf(task, now);
  return (
    <li>
      <Link to={addressOf(kind)}>
        <Icon name={ICONS[kind]} size={18} />
        <b>{countOf(task)}</b>
        <span>{nameOf(task, figures)}</span>
        <Detail>{detailOf(task, figures.first, now)}</Detail>
        <Clock $tone={clock.tone}>{clock.text}</Clock>
        <Icon name="next" size={18} />
      </Link>
    </li>
  );
}

/** The tasks of the team, each with what comes first of it and how long there is for it. */
export function TaskPanel(figures: TaskPanelProps) {
  const { comesAt } = useSelector(selectCourierTime);
  const [now, setNow] = useState(() => new Date());
  useInterval(() => setNow(new Date()), TICK_MS);
  const minutes = minutesToCourier(comesAt, now);
  const courierAt = minutes === null ? '' : new Date(now.getTime() + minutes * MINUTE_MS).toISOString();
  const tasks = sortTasks(figures, courierAt);
  return (
    <Panel aria-label={messages.tasks.title}>
      <header>
        <h2>{messages.tasks.title}</h2>
        {tasks.length > 1 && <small>{messages.tasks.order}</small>}
      </header>
      {tasks.length === 0 && <Caption>{messages.tasks.nothing}</Caption>}
      <Tasks>
        {tasks.map((task) => (
          <TaskRow key={task.kind} task={task} figures={figures} now={now} />
        ))}
      </Tasks>
    </Panel>
  );
}
