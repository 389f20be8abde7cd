/** Hands a text to the browser to be saved as a file, as a download is. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read it only after the press is over.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
