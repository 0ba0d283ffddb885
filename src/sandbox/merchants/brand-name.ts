import type { Sandbox } from '../sandbox.ts';

/** The brand's name when the service has published it, else its code with a capital. */
export async function brandName({ sites }: Pick<Sandbox, 'sites'>, merchant: string): Promise<string> {
  const published = await sites.get(merchant).catch(() => undefined);
  return published?.site.identity.name ?? merchant.charAt(0).toUpperCase() + merchant.slice(1);
}
