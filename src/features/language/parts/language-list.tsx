import { styled } from 'styled-components';
import { useLanguage, useSite, useText, useToast } from '../../../client/index.ts';
import { directionOf } from '../../../contracts/browser-names.ts';
import { Icon, token } from '../../../ui/index.ts';
import { languageNames } from './language-names.ts';

export interface LanguageListProps {
  readonly onChosen?: () => void;
}

/** The languages that the merchant offers, each in its own name; the current one is marked (rows ). */
export function LanguageList({ onChosen }: LanguageListProps) {
  const { language, choose } = useLanguage();
  const { offered } = useSite().identity.languages;
  const text = useText();
  const toast = useToast();
  const pick = async (next: string) => {
    if (await choose(next)) onChosen?.();
    else toast.show(text('errors:loadingFailed'), { kind: 'error' });
  };
  return (
    <List>
      {offered.map((tag) => (
        <li key={tag}>
          <Choice type="button" lang={tag} aria-pressed={tag === language} onClick={() => void pick(tag)}>
            <span dir={directionOf(tag)}>{languageNames[tag] ?? tag}</span>
            {tag === language ? <Icon name="check" size="medium" /> : null}
          </Choice>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
`;

const Choice = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  inline-size: 100%;
  min-block-size: 48px;
  padding-inline: 4px;
  color: ${token('color.text')};
  text-align: start;
  &[aria-pressed='true'] { font-weight: ${token('weight.strong')}; }
`;
