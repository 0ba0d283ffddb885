import { safeUrl, useEnvironment, useSite, useText, useToast } from '../../../client/index.ts';

export type DownloadPlatform = 'android' | 'ios';

/** A link of the site configuration for one platform. */
export interface Download {
  readonly platform: DownloadPlatform;
  readonly url: string;
  /** A profile that iOS installs, which only Safari can do (row A-225). */
  readonly isProfile: boolean;
}

/** The merchant's links with the visitor's own platform first, and the way to follow one (rows A-395…A-398, G-194, G-196). */
export function useDownload() {
  const { resources } = useSite();
  const { isIos, isSafari } = useEnvironment();
  const text = useText();
  const toast = useToast();
  const urlOf = (type: string) => {
    const entry = resources.find(({ resourceType }) => resourceType.toUpperCase() === type);
    return entry === undefined ? undefined : safeUrl(entry.url);
  };
  const profile = urlOf('MOBILECONFIG');
  const ios = linkTo('ios', profile ?? urlOf('IOS'), profile !== undefined);
  const android = linkTo('android', urlOf('ANDROID'), false);
  const needsSafari = isIos && !isSafari;
  const follow = ({ url, isProfile }: Download) => {
    if (isProfile && needsSafari) toast.show(text('appDownload:useSafari'), { kind: 'error', ms: 3000 });
    else globalThis.location.assign(url);
  };
  return { downloads: isIos ? [...ios, ...android] : [...android, ...ios], follow, needsSafari };
}

function linkTo(platform: DownloadPlatform, url: string | undefined, isProfile: boolean): readonly Download[] {
  return url === undefined ? [] : [{ platform, url, isProfile }];
}
