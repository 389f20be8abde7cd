/** The messages of a bulk change or an import about an item that it did not save. */
export const NOT_FOUND_MESSAGE = 'It is not there any more.';
export const FAILED_MESSAGE = 'It could not be saved. Please try again.';
