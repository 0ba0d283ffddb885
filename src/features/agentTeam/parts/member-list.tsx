import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { Button, EmptyState, ErrorCard, Skeleton } from '../../../ui/index.ts';
import { LongList } from './long-list.tsx';
import { MemberRow } from './member-row.tsx';
import { MemberSheet } from './member-sheet.tsx';
import { useMemberWords } from './use-member-words.ts';
import type { Member, useMembers } from './use-members.ts';

/** Height of a member in px where every fact has room beside the next. */
const usualHeight = 92;

export interface MemberListProps {
  readonly pages: ReturnType<typeof useMembers>;
  /** Whether a name was searched for. */
  readonly isNarrowed: boolean;
}

/** The members in each state of their list, with the way to further ones (row G-258). */
export function MemberList({ pages, isNarrowed }: MemberListProps) {
  const words = useMemberWords();
  const { text } = words;
  const [chosen, setChosen] = useState<Member>();
  const draw = useCallback(
    (member: Member) => <MemberRow key={member.userName} member={member} words={words} onActions={setChosen} />,
    [words],
  );
  const { list, status, hasMore, more, retry } = pages;
  if (list === undefined && status === 'error')
    return <ErrorCard onRetry={retry} text={text('errors:loadingFailed')} />;
  if (list === undefined) {
    return (
      <div aria-busy>
        <Skeleton shape="control" count={5} />
      </div>
    );
  }
  if (list.length === 0) {
    return (
      <EmptyState
        icon={isNarrowed ? 'search' : 'users'}
        title={text('agentTeam:noData')}
        note={text(isNarrowed ? 'agentTeam:noSuchMember' : 'agentTeam:noMembers')}
      />
    );
  }
  return (
    <>
      <Lines>
        <LongList lines={list} usualHeight={usualHeight} draw={draw} />
      </Lines>
      {hasMore ? (
        <Button tone="quiet" wide onClick={more}>
          {text('agentTeam:more')}
        </Button>
      ) : null}
      {chosen === undefined ? null : (
        <MemberSheet key={chosen.userName} member={chosen} onClose={() => setChosen(undefined)} />
      )}
    </>
  );
}

/** Rows are set by the room that the list has. */
const Lines = styled.div`
  container-type: inline-size;
`;
