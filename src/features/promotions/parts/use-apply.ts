import { useState } from 'react';
import { PlatformError, useErrorText, useRuntime, useText } from '../../../client/index.ts';

/** What the player has applied for; forgotten with everything else at sign-out. */
export const applicationsKey = 'promotions.applications';

export interface PromotionApplication {
  readonly announcementId: number;
  readonly remark: string;
  /** Pictures in base64. */
  readonly images: readonly string[];
}

const texts: Readonly<Record<string, string>> = {
  'application.exists': 'promotions:appliedAlready',
  'picture.invalid': 'promotions:pictureInvalid',
};

/** Sends one application at a time; says whether the platform took it. */
export function useApply() {
  const { platform, resources, toasts } = useRuntime();
  const text = useText();
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);

  async function apply(body: PromotionApplication): Promise<boolean> {
    setIsBusy(true);
    try {
      await platform.call('promotionApply', { body, quiet: true });
      resources.forget(applicationsKey);
      toasts.show(text('promotions:sent'), { kind: 'success' });
      return true;
    } catch (error) {
      const known = error instanceof PlatformError ? texts[error.code] : undefined;
      toasts.show(known === undefined ? errorText(error) : text(known), { kind: 'error' });
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  return { apply, isBusy };
}
