import type { Answer } from '../../../contracts/platform-answer.ts';
import { useErrorText, usePlatform, useResource, useRuntime, useText, useToast } from '../../../client/index.ts';
import { PlatformError } from '../../../client/index.ts';

export type HeadIcon = Answer<'headIcon'>;

const key = 'member.icon';

/** The player's icon, those to choose from, and the way to change it (row A-333). */
export function useHeadIcon() {
  const { resources } = useRuntime();
  const platform = usePlatform();
  const toast = useToast();
  const text = useText();
  const errorText = useErrorText();
  const loaded = useResource(key, () => platform.call('headIcon', { quiet: true }));
  const choices = loaded.value?.choices;

  async function change(body: { readonly icon: number } | { readonly picture: string }): Promise<boolean> {
    try {
      const changed = await platform.call('setHeadIcon', { body, quiet: true });
      resources.put(key, { ...changed, ...(choices ? { choices } : {}) });
      toast.show(text('memberCentre:iconSaved'), { kind: 'success' });
      return true;
    } catch (error) {
      const isRefused = error instanceof PlatformError && error.code === 'picture.invalid';
      toast.show(isRefused ? text('memberCentre:pictureInvalid') : errorText(error), { kind: 'error' });
      return false;
    }
  }
  return { loaded, change };
}
