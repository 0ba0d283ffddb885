import { useNavigate } from 'react-router-dom';
import type { IconName } from '../parts/icon.tsx';
import { chooseScheme } from '../style/scheme.ts';
import { type TextKey, useText } from '../texts/use-text.ts';
import type { PaletteEntry } from './palette-entries.ts';
import { useSignOut } from './person-menu.tsx';
import { useRight } from './session-context.ts';

/** What can be done or gone to besides flags and merchants. */
export function usePaletteActions(): readonly PaletteEntry[] {
  const text = useText();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const mayInvite = useRight('people');
  const mayStop = useRight('stop');
  const mayAnswer = useRight('answer');
  const action = (id: string, icon: IconName, key: TextKey, act: () => void): PaletteEntry => ({
    id,
    icon,
    words: text(key),
    more: text('palette.action'),
    act,
  });
  const go = (path: string, icon: IconName, key: TextKey) => action(`go ${path}`, icon, key, () => void navigate(path));
  return [
    ...(mayStop
      ? [go('/stop?name=maintenance', 'stop', 'palette.maintenance'), go('/stop?name=flags.', 'stop', 'palette.kill')]
      : []),
    go('/why', 'ask', 'palette.why'),
    go('/flags', 'flag', 'palette.flags'),
    go('/settings', 'settings', 'palette.settings'),
    go('/changes', 'changes', 'palette.changes'),
    go('/merchants', 'store', 'palette.merchants'),
    ...(mayAnswer
      ? [
          go('/support', 'chat', 'palette.support'),
          go('/questions', 'letter', 'palette.questions'),
          go('/applications', 'money', 'palette.applications'),
        ]
      : []),
    ...(mayInvite ? [go('/people', 'people', 'palette.people')] : []),
    go('/passkeys', 'key', 'palette.passkeys'),
    go('/tokens', 'copy', 'palette.tokens'),
    go('/sessions', 'clock', 'palette.sessions'),
    action('scheme light', 'scheme', 'palette.light', () => chooseScheme('light')),
    action('scheme dark', 'scheme', 'palette.dark', () => chooseScheme('dark')),
    action('sign out', 'out', 'person.signOut', signOut),
  ];
}
