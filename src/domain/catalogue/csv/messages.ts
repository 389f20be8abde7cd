const saveAs = 'Open it and save it as CSV (in Excel: File, Save As, CSV UTF-8).';

/**
 * What is wrong with a file, a row or a cell. `one` is 'product' or 'combo', `row` counts from 1. The names of columns are
 * the format of the file, and stand with them.
 */
export const messages = {
  empty: 'The file is empty.',
  tooLarge: 'The file is larger than 10 MB. Please part it.',
  spreadsheet: `This is a spreadsheet such as .xlsx or .ods, not a CSV file. ${saveAs}`,
  oldExcel: `This is a spreadsheet of an old Excel, not a CSV file. ${saveAs}`,
  pdf: 'This is a PDF, not a CSV file.',
  picture: 'This is a picture, not a CSV file.',
  recording: 'This is a picture or a recording, not a CSV file.',
  noText: `This is no text, and so no CSV file. ${saveAs}`,
  columnTwice: (column: string) => `The column “${column}” is there twice.`,
  noColumns: (one: string) =>
    `The first row has to name the columns. It needs ID, SKU or Name, so that the shop knows which ${one} a row is about.`,
  tooWide: (cells: number, columns: number) =>
    `This row has ${cells} cells, and the first row names ${columns} columns.`,
  stale:
    'It was saved since this file was exported. Export it again, or take the column “Last saved” out to overwrite what was saved. Each typed stock then replaces the stored one.',
  otherSpelling: (one: string, sku: string, stored: string) =>
    `No ${one} has “${sku}”. The shop writes it ${stored}.`,
  unknownSku: (one: string, sku: string) =>
    `No ${one} has “${sku}”, and for a new one the column Name is missing.`,
  sameItem: (row: number, one: string) => `Row ${row} is of the same ${one}.`,
  sameSize: (row: number) => `Row ${row} is of the same size.`,
  otherwise: (row: number) => `Row ${row} says something else of the same product.`,
  skuTwice: (sku: string, row: number) => `${sku} is also the SKU of row ${row}.`,
  whichSize: (sizes: number) => `It has ${sizes} sizes: fill in the SKU of the one you mean.`,
  noPicture: (picture: number) => `There is no address of picture ${picture}.`,
  noPart: (part: number) => `There is no ID of product ${part}.`,
  noNumber: (cell: string) => `“${cell}” is not a number.`,
  noneOf: (cell: string, words: readonly string[]) => `“${cell}” is none of: ${words.join(', ')}.`,
  place: (row: number, column: string) => `row ${row}, ${column}`,
  also: (problem: string, further: readonly string[]) => `${problem} Also ${further.join(' ')}`,
  ofSize: (column: string, size: string) => `${column} of ${size}`,
  size: (number: number) => `size ${number}`,
  noGstChange: (entry: string) => `“${entry}” is no change of GST such as 2027-04-01: 5.`,
};
