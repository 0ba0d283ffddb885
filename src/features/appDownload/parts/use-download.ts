import { safeUrl, useEnvironment, useSite, useText, useToast } from '../../../client/index.ts';

export type DownloadPlatform = 'Android' | 'IOS' | 'MOBILECONFIG';

/** Links of the site configuration by platform, and the way to follow one (rows G-194, G-196). */
export function useDownload(): {
  readonly android?: string;
  readonly ios?: string;
  follow(platform: 'android' | 'ios'): void;
} {
  const { resources } = useSite();
  const { isIos, isSafari } = useEnvironment();
  const text = useText();
  const toast = useToast();
  const urlOf = (type: DownloadPlatform) => safeUrl(resources.find((entry) => entry.resourceType === type)?.url ?? '');
  const android = urlOf('Android');
  const profile = urlOf('MOBILECONFIG');
  const ios = profile ?? urlOf('IOS');
  const follow = (platform: 'android' | 'ios') => {
    if (platform === 'ios' && profile !== undefined && isIos && !isSafari) {
      toast.show(text('appDownload:useSafari'), { kind: 'error', ms: 3000 });
      return;
    }
    const url = platform === 'ios' ? ios : android;
    if (url !== undefined) window.location.assign(url);
  };
  return { ...(android ? { android } : {}), ...(ios ? { ios } : {}), follow };
}
