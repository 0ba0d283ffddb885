import { createHash } from 'node:crypto';
import { build } from 'plist';

/** What an installed web clip shows and opens. */
export interface WebClip {
  readonly merchant: string;
  /** Words below the icon. */
  readonly name: string;
  /** Address that the clip opens. */
  readonly url: string;
  /** PNG of 180 px. */
  readonly icon: Buffer;
}

/** MIME type by which iOS knows a profile. */
export const profileType = 'application/x-apple-aspen-config';

/**
 * An Apple configuration profile that puts a site on the home screen (rows A-397, G-196). Its identifiers depend on the
 * merchant only, so that a second download replaces the first.
 */
export function writeWebClipProfile({ merchant, name, url, icon }: WebClip): string {
  const identifier = `livery.${merchant}`;
  const common = { PayloadVersion: 1, PayloadOrganization: name };
  return build({
    ...common,
    PayloadType: 'Configuration',
    PayloadIdentifier: identifier,
    PayloadUUID: uuidOf(identifier),
    PayloadDisplayName: name,
    PayloadDescription: `Adds ${name} to the home screen.`,
    PayloadRemovalDisallowed: false,
    PayloadContent: [
      {
        ...common,
        PayloadType: 'com.apple.webClip.managed',
        PayloadIdentifier: `${identifier}.clip`,
        PayloadUUID: uuidOf(`${identifier}.clip`),
        PayloadDisplayName: name,
        Label: name,
        URL: url,
        Icon: icon,
        FullScreen: true,
        IgnoreManifestScope: true,
        IsRemovable: true,
        Precomposed: true,
      },
    ],
  });
}

/** A UUID that the same name always gets (RFC 9562, version 8). */
function uuidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return parts.join('-').toUpperCase();
}
