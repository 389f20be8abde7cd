import * as ui from '@/ui';
import { icons, type IconName } from '@/ui/icons/icons';

/** Every icon with its name: those of the first load, and those of later chunks. */
export const ICONS: readonly { label: string; icon: IconName }[] = [
  ...Object.keys(icons).map((label) => ({ label, icon: label as IconName })),
  ...Object.entries(ui).flatMap(([name, value]) =>
    name.endsWith('Icon') && typeof value === 'string'
      ? [{ label: name.replace(/Icon$/, ''), icon: value as IconName }]
      : [],
  ),
];
