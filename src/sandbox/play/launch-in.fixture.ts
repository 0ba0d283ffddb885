/** What opens the game of an address, as the game's page reads it. */
export function launchIn(url: string): string | null {
  return new URLSearchParams(new URL(url).hash.slice(1)).get('launch');
}
