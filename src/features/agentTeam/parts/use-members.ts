import type { Answer } from '../../../contracts/platform-answer.ts';
import { usePlatform } from '../../../client/index.ts';
import { type Pages, usePages } from '../../../client/shell/use-pages.ts';

/** A page of members, with the way down to them. */
type MemberPage = Answer<'teamMembers'>;
export type Member = MemberPage['list'][number];

/** Answers about the team that are old once an account was opened or a rate was set. */
export const teamKey = 'agentTeam.';

/** Who stands directly below a member of the team, or below the agent where nobody is named, page by page. */
export function useMembers(parent: string | undefined, name: string): Pages<MemberPage> {
  const platform = usePlatform();
  return usePages(`${teamKey}members.${parent ?? ''}.${name}`, (page) => {
    const query = { page, parent, name: name === '' ? undefined : name };
    return platform.call('teamMembers', { query, quiet: true });
  });
}
