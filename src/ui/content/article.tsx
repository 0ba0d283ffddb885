import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/token.ts';

export interface ArticleProps {
  /** Absent where the page or dialog around it already says it. */
  readonly title?: string;
  /** Date or period under the title. */
  readonly meta?: string;
  readonly picture?: string;
  readonly children: ReactNode;
}

/** A titled text with an optional picture, which disappears when it cannot be loaded. */
export function Article({ title, meta, picture, children }: ArticleProps) {
  const [broken, setBroken] = useState(false);
  return (
    <Page>
      {picture === undefined || broken ? null : <Picture src={picture} alt="" onError={() => setBroken(true)} />}
      {title === undefined ? null : <Title>{title}</Title>}
      {meta === undefined ? null : <Meta>{meta}</Meta>}
      <Prose>{children}</Prose>
    </Page>
  );
}

const Page = styled.article`
  display: flex;
  flex-direction: column;
  gap: 10px;
`;

const Picture = styled.img`
  inline-size: 100%;
  aspect-ratio: 2 / 1;
  object-fit: cover;
  border-radius: ${token('radius.card')};
  background: ${token('color.raised')};
`;

const Title = styled.h2`
  font-family: ${token('font.display')};
  font-size: ${token('size.title')};
  font-weight: ${token('weight.title')};
  line-height: ${token('leading.heading')};
`;

const Meta = styled.p`
  color: ${token('color.muted')};
  font-size: ${token('size.small')};
  font-variant-numeric: tabular-nums;
`;

/** Running text whose elements come from sanitised HTML. */
export const Prose = styled.div`
  line-height: ${token('leading.text')};
  overflow-wrap: anywhere;
  p, ul, ol, h3, h4 { margin-block: 0 0.8em; }
  ul, ol { padding-inline-start: 1.4em; }
  h3, h4 { font-family: ${token('font.display')}; font-weight: ${token('weight.heading')}; }
  a { color: ${token('color.link')}; text-decoration: underline; }
  img { max-inline-size: 100%; block-size: auto; border-radius: ${token('radius.card')}; }
`;
