import type { Runtime } from '../../../client/index.ts';
import type { LayoutForms } from '../../../contracts/layout-forms.ts';
import { roleIs } from '../../../engine/index.ts';

/**
 * Asks for the chat's address and goes there half a second later, in this tab (rows, G-348). Trial accounts
 * are refused by the items that lead here, and here whatever leads to it: no call is made for them (row A-273).
 */
export default async function openChat(runtime: Runtime): Promise<void> {
  const { platform, release, parts, session, navigation, toasts, translation, scheme: shown, clock } = runtime;
  const { scheme } = shown.store.getState();
  const { site, theme } = release.getState();
  if (roleIs('trial', site.roles, session.store.getState().session?.type)) {
    toasts.show(translation.text('errors:freeReject'), { ms: site.settings['toast.freeRejectMs'] });
    return;
  }
  const dismiss = toasts.show(translation.text('errors:pleaseWait'), { kind: 'loading', ms: 3000 });
  const query = {
    b2c: 1,
    language: translation.store.getState().language,
    backUrl: globalThis.location.href,
    headerColor: theme.themeColor[scheme],
    title: site.identity.name,
    stylesheet: parts.urlOf(theme.stylesheet, 'css'),
    scheme,
    ...formsOf(theme.layout),
  };
  const answer = await platform.call('chatLaunch', { query }).catch(() => undefined);
  dismiss();
  if (!answer?.chatUrl) return;
  const url = answer.chatUrl;
  clock.after(site.settings['chat.delayMs'], () => {
    const opened = site.settings['chat.target'] === 'tab' ? navigation.openExternal(url) : navigation.leaveTo(url);
    if (!opened) toasts.show(translation.text('errors:unknown'), { kind: 'error' });
  });
}

/** The theme's forms that the chat is drawn in; an older release names none. */
function formsOf(layout: LayoutForms | undefined) {
  if (!layout) return {};
  const { hero, list, page, empty } = layout;
  return { hero, list, page, empty };
}
