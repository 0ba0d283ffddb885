import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { directionOf } from '../../contracts/browser-names.ts';
import { useLanguage, useMoments, useRuntime, useText } from '../../client/index.ts';
import { token } from '../../ui/index.ts';

/**
 * What whoever closed the site says of it in the visitor's language, else in the site's first one, else `fallback`; and
 * about when it is back, in the brand's form of dates and its time zone.
 */
export function MaintenanceWords({ fallback }: { readonly fallback: string }) {
  const site = useStore(useRuntime().release, (state) => state.site);
  const { language } = useLanguage();
  const { messages = {}, until } = site.maintenanceNotice ?? {};
  const first = site.identity.languages.default;
  const own = messages[language] === undefined ? first : language;
  const message = messages[own];
  return (
    <>
      {message === undefined ? (
        fallback
      ) : (
        <Message lang={own} dir={directionOf(own)}>
          {message}
        </Message>
      )}
      {until === undefined ? null : <Back until={until} />}
    </>
  );
}

/** Stands once the page runs where its visitor is, since a server has another clock; nothing when the time has passed. */
function Back({ until }: { readonly until: string }) {
  const text = useText();
  const moments = useMoments();
  const [now, setNow] = useState<number>();
  useEffect(() => setNow(Date.now()), []);
  const isAhead = now !== undefined && Date.parse(until) > now;
  return <Time>{isAhead ? text('app:backAt', { day: moments.day(until), time: moments.time(until) }) : null}</Time>;
}

const Message = styled.span`
  display: block;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Time = styled.span`
  display: block;
  min-block-size: 1.5em;
  margin-block-start: 8px;
  color: ${token('color.text')};
  font-weight: 600;
`;
