/** The iOS version that a user agent names, such as `12.3`; nothing for other systems. */
export function iosVersionOf(agent: string): string | undefined {
  return /(?:iPhone|iPad|iPod).*? OS (\d+(?:_\d+)*)/.exec(agent)?.[1]?.replaceAll('_', '.');
}

/** Whether one version is older than another; a part that is missing counts as 0. */
export function isOlder(version: string, than: string): boolean {
  const [own, other] = [version, than].map((text) => text.split('.').map(Number));
  const length = Math.max(own?.length ?? 0, other?.length ?? 0);
  for (let index = 0; index < length; index += 1) {
    const difference = (own?.[index] ?? 0) - (other?.[index] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
