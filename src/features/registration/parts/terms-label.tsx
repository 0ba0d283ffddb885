import { type MouseEvent, useState } from 'react';
import { useNavigation, useSetting, useText } from '../../../client/index.ts';
import { IconButton } from '../../../ui/index.ts';
import { TermsDialog } from './terms-dialog.tsx';

/** Consent in words, with the way to the terms: the link leads to the help page, the icon opens a popup (row A-086). */
export function TermsLabel() {
  const text = useText();
  const navigation = useNavigation();
  const opens = useSetting<string>('registration.termsOpen', 'page');
  const gate = useSetting<string>('ageGate', 'register');
  const age = useSetting<number>('ages.gate', 18);
  const [isOpen, setIsOpen] = useState(false);
  const sentence = gate === 'off' ? text('registration:termsNoAge') : text('registration:terms', { age });
  const [before = '', link = '', after = ''] = sentence.split(/<link>|<\/link>/);

  function follow(event: MouseEvent) {
    event.preventDefault();
    if (opens === 'popup') setIsOpen(true);
    else navigation.go('help.screen', { tag: 'terms' });
  }

  return (
    <>
      {before}
      <a href={navigation.pathOf('help.screen', { tag: 'terms' })} onClick={follow}>
        {link}
      </a>
      {after}
      <IconButton icon="info" size="small" label={text('registration:viewTerms')} onClick={() => setIsOpen(true)} />
      {isOpen ? <TermsDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
