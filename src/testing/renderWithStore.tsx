import type { UnknownAction } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { fakeServices, type FakeServices } from './fakeServices';
import { type createSagaRunner, runSaga, type Saga } from './runSaga';

interface RenderOptions {
  fake?: FakeServices;
  sagas?: Saga[];
  /** Dispatched before the first render. */
  before?: UnknownAction[];
  path?: string;
}

/** Makes a function that renders with a store, the given sagas, fake services and a router. */
export const createRenderer =
  <Added extends object>(run: ReturnType<typeof createSagaRunner<Added>>) =>
  (ui: ReactElement, options: RenderOptions = {}) => {
    const fake = options.fake ?? fakeServices();
    const running = run(options.sagas ?? [], fake.services);
    options.before?.forEach((action) => running.dispatch(action));
    const view = render(
      <Provider store={running.store}>
        <MemoryRouter useTransitions={false} initialEntries={[options.path ?? '/']}>
          {ui}
        </MemoryRouter>
      </Provider>,
    );
    // Wraps dispatch in act(), so that React renders its effects.
    const dispatch = (action: UnknownAction) => act(() => void running.dispatch(action));
    // Styles are left out, so nothing can switch pointer events off; the check takes a tenth of a test's processor time.
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    return { ...running, ...view, dispatch, fake, user };
  };

/** Renders with all reducers of the running shop. */
export const renderWithStore = createRenderer(runSaga);
