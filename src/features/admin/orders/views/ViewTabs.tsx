import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { adminPaths } from '@/app/router/paths';
import { formatCountTo } from '@/domain/text/count';
import { mostCounted, type OrderCounts } from '@/domain/contracts/adminOrders/list';
import { catchFocus } from '@/lib/focusContent';
import { useOnChange } from '@/lib/hooks/useOnChange';
import { useOpenTab } from '@/lib/hooks/useOpenTab';
import { useKeys } from '@/features/admin/keys';
import { Tabs } from '@/features/admin/shared';
import { Icon, VisuallyHidden } from '@/ui';
import { messages } from '../messages';
import { BUILT_IN_VIEWS, type View } from './builtInViews';
import { namingOpened, selectViews, viewRemoved } from './viewsSlice';

/** The keys 1 to 9 open the first nine views. */
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

const addressOf = ({ search }: View) => (search ? `${adminPaths.orders}?${search}` : adminPaths.orders);

interface ViewTabsProps {
  /** The view of the current address, as `viewTextOf` writes it. */
  current: string;
  counts: OrderCounts | null;
}

/** Opens a view of the list, saves the current one, and removes a saved one. */
export function ViewTabs({ current, counts }: ViewTabsProps) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { saved } = useSelector(selectViews);
  const views: View[] = [...BUILT_IN_VIEWS, ...saved.map((view) => ({ ...view, isSaved: true as const }))];
  const shown = views.find(({ search }) => search === current);
  useKeys(
    Object.fromEntries(
      KEYS.slice(0, views.length).map((key, at) => [key, () => navigate(addressOf(views[at] as View))]),
    ),
  );
  const tabs = useOpenTab(current, counts !== null);
  const button = useRef<HTMLButtonElement>(null);
  const act = !shown ? 'save' : shown.isSaved ? 'remove' : 'none';
  // The button that saves or removes a view makes place for the other one.
  useOnChange(act, () => {
    if (act !== 'none') catchFocus(button.current);
  });
  return (
    <Tabs ref={tabs} aria-label={messages.views.title}>
      {views.map((view) => {
        const { wait } = view;
        const count = wait && counts?.waits[wait];
        return (
          <Link key={view.search} to={addressOf(view)} aria-current={view === shown ? 'page' : undefined}>
            {view.name}
            {count ? <span>{formatCountTo(count, mostCounted(wait))}</span> : null}
          </Link>
        );
      })}
      {!shown && (
        <button
          ref={button}
          type="button"
          title={messages.views.save}
          onClick={() => dispatch(namingOpened())}
        >
          <Icon name="plus" size={18} />
          <VisuallyHidden>{messages.views.save}</VisuallyHidden>
        </button>
      )}
      {shown?.isSaved && (
        <button
          ref={button}
          type="button"
          title={messages.views.remove(shown.name)}
          onClick={() => dispatch(viewRemoved(shown.search))}
        >
          <Icon name="close" size={16} />
          <VisuallyHidden>{messages.views.remove(shown.name)}</VisuallyHidden>
        </button>
      )}
    </Tabs>
  );
}
