import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { LayoutForms } from '../../contracts/layout-forms.ts';
import { token } from '../theme/token.ts';
import { Prose } from './article.tsx';
import { Artwork } from './artwork.tsx';
import { type Fact, FactList } from './fact-list.tsx';
import { offerForms } from './offer-forms.ts';
import { useLayout } from './use-layout.ts';

export interface OfferPageProps {
  readonly title: string;
  /** From when till when, or the day that it was written. */
  readonly meta: ReactNode;
  /** Its art; its place is kept while it is drawn. */
  readonly picture?: string;
  /** What a reader wants to know before the text. */
  readonly facts?: readonly Fact[];
  /** The text: sanitised HTML in whole paragraphs, lists and headings. */
  readonly children: ReactNode;
}

/** A page to be read: art, title and period in the theme's form, then the text in lines of a good length. */
export function OfferPage({ title, meta, picture, facts = [], children }: OfferPageProps) {
  const { hero } = useLayout();
  return (
    <Page $form={hero}>
      {picture === undefined ? null : (
        <span data-offer="art">
          <span>
            <Artwork picture={picture} eager sign="gift" />
          </span>
        </span>
      )}
      <header data-offer="head">
        <h2 data-offer="title" dir="auto">
          {title}
        </h2>
        <p data-offer="meta">{meta}</p>
      </header>
      {facts.length === 0 ? null : <FactList facts={facts} />}
      <Terms>{children}</Terms>
    </Page>
  );
}

const Page = styled.article<{ readonly $form: LayoutForms['hero'] }>`
  display: flex;
  flex-direction: column;
  gap: 18px;
  min-inline-size: 0;
  > [data-offer='art'] { display: block; }
  > [data-offer='art'] > span { display: block; overflow: hidden; aspect-ratio: 2 / 1; }
  > [data-offer='head'] { display: grid; gap: 8px; min-inline-size: 0; }
  [data-offer='title'] {
    overflow-wrap: break-word;
    text-wrap: balance;
    font-family: ${token('font.display')};
    font-size: min(${token('size.title')}, 8vw);
    font-weight: ${token('weight.title')};
    line-height: ${token('leading.heading')};
  }
  [data-offer='meta'] {
    color: ${token('color.muted')};
    font-size: ${token('size.small')};
    font-variant-numeric: lining-nums tabular-nums;
  }
  ${({ $form }) => offerForms[$form]}
`;

/** About 62 letters a line; what the sanitiser lets through of lists and headings looks like them. */
const Terms = styled(Prose)`
  max-inline-size: 62ch;
  font-size: 1.0625em;
  line-height: 1.6;
  [lang|='ur'] & { line-height: ${token('leading.text')}; }
  h2, h3, h4 { margin-block: 1.4em 0.5em; font-size: ${token('size.heading')}; line-height: ${token('leading.heading')}; }
  ul { list-style: disc; }
  ol { list-style: decimal; }
  li { padding-inline-start: 4px; margin-block-end: 0.45em; }
  li::marker { color: ${token('color.link')}; font-weight: ${token('weight.strong')}; }
  > div > :last-child { margin-block-end: 0; }
`;
