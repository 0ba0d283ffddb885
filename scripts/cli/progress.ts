/** Says on the terminal how far long work has come; nothing where nobody watches, as in a pipe or in CI. */
export function showProgress(done: number, all: number, name: string): void {
  if (!process.stderr.isTTY || all < 2) return;
  const line = done < all ? `${done + 1}/${all} ${name}` : '';
  process.stderr.write(`\r\u001b[K${line}`);
}
