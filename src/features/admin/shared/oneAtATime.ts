/** The state of a button whose act shares a turn with others: busy while its own act runs, disabled while another does. */
export const oneAtATime = (isMine: boolean, isRunning: boolean) => ({
  busy: isRunning && isMine,
  disabled: isRunning && !isMine,
});
