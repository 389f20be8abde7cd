import { dashboardFailed, dashboardLoaded, dashboardReducer, dashboardRequested } from './dashboardSlice';
import { aDashboard } from './testing/aDashboard';

const days = { from: '2026-11-16', to: '2026-11-22' };
const asked = { from: '2026-11-16', to: '2026-11-23' };

test('figures that end with the shop’s day stay when a device that is a day ahead cannot reload them', () => {
  const requested = dashboardReducer(undefined, dashboardRequested(asked));
  const loaded = dashboardReducer(requested, dashboardLoaded(aDashboard(days)));
  const again = [dashboardRequested(asked), dashboardFailed('Offline.')].reduce(dashboardReducer, loaded);
  expect(again).toMatchObject({ stale: 'Offline.', figures: { status: 'ready', value: { period: days } } });
  const others = [dashboardRequested(days), dashboardFailed('Offline.')].reduce(dashboardReducer, again);
  expect(others.figures).toEqual({ status: 'failed', message: 'Offline.' });
});
