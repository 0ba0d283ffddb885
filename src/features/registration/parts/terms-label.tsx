import { type MouseEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useNavigation, useSetting, useText } from '../../../client/index.ts';
import { consentAge } from '../../../engine/index.ts';
import { Icon } from '../../../ui/index.ts';
import { TermsDialog } from './terms-dialog.tsx';

export interface TermsLabelProps {
  /** Where the link leads; as the site says when absent. */
  readonly opens?: 'popup';
}

/** Consent in words, with the way to the terms: the link leads to the help page, the icon opens a popup (row A-086). */
export function TermsLabel({ opens: given }: TermsLabelProps) {
  const text = useText();
  const navigation = useNavigation();
  const chosen = useSetting('registration.termsOpen');
  const opens = given ?? chosen;
  const gate = useSetting('ageGate');
  const age = consentAge({
    'ages.gate': useSetting('ages.gate'),
    'ages.birthday': useSetting('ages.birthday'),
    'registration.kyc': useSetting('registration.kyc'),
  });
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
      <Words>
        {before}
        <a href={navigation.pathOf('help.screen', { tag: 'terms' })} onClick={follow}>
          {link}
        </a>
        {after}
      </Words>
      <Info type="button" aria-label={text('registration:viewTerms')} onClick={() => setIsOpen(true)}>
        <Icon name="info" size="small" />
      </Info>
      {isOpen ? <TermsDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

/** The last word keeps room for the icon, which therefore never stands on a line of its own. */
const Words = styled.span`
  padding-inline-end: 28px;
`;

/** Stands in the sentence; its touch area reaches beyond it. */
const Info = styled.button`
  position: relative;
  inline-size: 20px;
  margin-inline-start: -20px;
  vertical-align: -3px;
  &::before { content: ''; position: absolute; inset: -14px -12px; }
`;
