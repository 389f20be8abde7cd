/** Paths on a 24 grid, drawn with a 1.5 stroke, round caps and joins, no fill: the icons of most first screens. */
export const icons = {
  back: 'M14.5 5.5 8 12l6.5 6.5',
  next: 'M9.5 5.5 16 12l-6.5 6.5',
  down: 'M5.5 9.5 12 16l6.5-6.5',
  menu: 'M4 7.5h16M4 12h16M4 16.5h10',
  close: 'M6 6l12 12M18 6 6 18',
  plus: 'M12 5.5v13M5.5 12h13',
  minus: 'M5.5 12h13',
  check: 'M5 12.5l4.6 4.6L19 7.5',
  search: 'M10.8 17.6a6.8 6.8 0 1 0 0-13.6 6.8 6.8 0 0 0 0 13.6zM15.8 15.8 20.5 20.5',
  user: 'M12 11.5a3.9 3.9 0 1 0 0-7.8 3.9 3.9 0 0 0 0 7.8zM4.5 20.3c.8-3.7 3.8-5.6 7.5-5.6s6.7 1.9 7.5 5.6',
  bag: 'M5.2 8.5h13.6l.9 10.6a1.5 1.5 0 0 1-1.5 1.6H5.8a1.5 1.5 0 0 1-1.5-1.6zM8.7 8.5V7a3.3 3.3 0 0 1 6.6 0v1.5',
  heart: 'M12 20S4 15.2 4 9.6A4.3 4.3 0 0 1 12 7.4a4.3 4.3 0 0 1 8 2.2C20 15.2 12 20 12 20z',
  home: 'M4 10.8 12 4.3l8 6.5v8.4a1 1 0 0 1-1 1h-4.5v-5.5h-5v5.5H5a1 1 0 0 1-1-1z',
  bottle:
    'M9.5 3.7h5v3.5h-5zM8.3 9.9c0-1.6.7-2.7 2-2.7h3.4c1.3 0 2 1.1 2 2.7v8.9a1.5 1.5 0 0 1-1.5 1.5H9.8a1.5 1.5 0 0 1-1.5-1.5zM8.3 12.5h7.4M8.3 16.5h7.4',
  pin: 'M12 20.5c4.3-4.3 6.5-7.6 6.5-10.2a6.5 6.5 0 0 0-13 0c0 2.6 2.2 5.9 6.5 10.2zM12 12.3a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z',
  alert: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 8v4.8M12 16h.01',
} as const;

/** A built-in icon, or an SVG path from the caller, such as those of `lateIcons.ts`. */
export type IconName = keyof typeof icons | `M${string}`;

export const pathOf = (name: IconName): string => (icons as Record<string, string>)[name] ?? name;
