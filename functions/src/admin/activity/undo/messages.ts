/** Texts of the team's undo of a change. */
export const messages = {
  noSuchEntry: 'There is no such entry.',
  undone: 'Undone. It is an entry of its own, which can be undone too.',
  undoneBefore: 'This was undone before. Nothing was changed now.',
  already: 'It is already as it was before. Nothing was changed.',
  changedSince: 'Somebody changed this since, so it was not undone. Nothing was overwritten.',
  deleted: 'It is deleted, so there is nothing to undo. Undo the deletion first.',
  cannotUndo: 'This is no change that can be undone here.',
};
