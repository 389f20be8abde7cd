/** Separate from `lateIcons.ts`, because a combo's page needs few others of those. */
export const boxIcon = 'M12 3.7l7.7 4v8.6l-7.7 4-7.7-4V7.7zM4.3 7.7l7.7 4 7.7-4M12 11.7v8.6';
