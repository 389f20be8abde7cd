import type { ComponentName, Specimens, State } from '../specimen';
import { actions } from './actions';
import { choices } from './choices';
import { feedback } from './feedback';
import { fields } from './fields';
import { layouts } from './layouts';
import { overlays } from './overlays';
import { texts } from './texts';

/** Every component of src/ui: the compiler names one that is not shown. */
export const specimens: Specimens = {
  ...actions,
  ...fields,
  ...choices,
  ...feedback,
  ...texts,
  ...layouts,
  ...overlays,
};

interface Group {
  title: string;
  components: [name: string, states: readonly State[]][];
}

const group = (title: string, of: Partial<Record<ComponentName, readonly State[]>>): Group => ({
  title,
  components: Object.entries(of),
});

/** The components as the page shows them. */
export const groups: readonly Group[] = [
  group('Actions', actions),
  group('Fields', fields),
  group('Choices', choices),
  group('Feedback', feedback),
  group('Text and figures', texts),
  group('Layout and pictures', layouts),
  group('Overlays', overlays),
];
