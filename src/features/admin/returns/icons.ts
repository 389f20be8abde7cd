/** Icons of the returns desk alone: refund, credit note, and a parcel that goes back to its customer. */
export const bankIcon = 'M3 9.5 12 4l9 5.5zM5 12v6M10 12v6M14 12v6M19 12v6M3 20.5h18';
export const creditNoteIcon = 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6';
export const sendBackIcon = 'M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H9';
