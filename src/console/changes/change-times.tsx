import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangeSet } from '../../contracts/console/change-sets.ts';
import { At, dayAndTime } from '../parts/moment.tsx';
import { Notice } from '../parts/notice.tsx';
import { useText } from '../texts/use-text.ts';

/** When a change set starts and ends, what was late, and why it did not start. */
export function ChangeTimes({ set }: { readonly set: ChangeSet }) {
  const text = useText();
  const { i18n } = useTranslation();
  const [now] = useState(Date.now);
  const { state, startAt, startedAt, until, late, held } = set;
  const moment = (at: string) => dayAndTime(at, i18n.language);
  const start = startedAt
    ? 'change.started'
    : state === 'scheduled' || state === 'proposed'
      ? 'change.starts'
      : 'change.due';
  const isOver = until !== undefined && Date.parse(until) <= now && (state === 'published' || state === 'partly');
  return (
    <>
      {held && state === 'held' ? (
        <Notice tone="bad" icon="warn">
          {held.message}
        </Notice>
      ) : null}
      {late && startAt && startedAt ? (
        <Notice tone="warn">{text(`change.late.${late}`, { due: moment(startAt), at: moment(startedAt) })}</Notice>
      ) : startAt ? (
        <p>
          {text(start)} <At at={startedAt ?? startAt} />
        </p>
      ) : null}
      {until ? (
        <p>
          {text(isOver ? 'change.ended' : 'change.until')} <At at={until} />
        </p>
      ) : null}
    </>
  );
}
