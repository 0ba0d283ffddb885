/**
 * A text for a terminal: what would steer it instead of standing on it is replaced, since reasons, names and answers of
 * platforms are written by others. New lines and tabs stay.
 */
export function printable(text: string): string {
  return text.replaceAll(/(?![\n\t])\p{Cc}/gu, '\ufffd');
}
