/**
 * The address of a call at a platform: its path, and perhaps a query, below the platform's own origin. Throws for what a
 * URL reads as another host.
 */
export function platformAddress(path: string, platformUrl: string): URL {
  const { origin } = new URL(platformUrl);
  const address = new URL(path, origin);
  if (!path.startsWith('/') || address.origin !== origin)
    throw new Error(`"${path}" leads away from the platform ${origin}.`);
  return address;
}
