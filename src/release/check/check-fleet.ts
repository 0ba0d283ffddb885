import type { Problem } from '../../contracts/problems.ts';
import type { JsonDocument } from '../load/json-document.ts';
import { problemIn } from '../load/json-document.ts';
import { parseMerchantFolder } from '../load/merchant-source.ts';
import type { FolderFiles } from '../load/read-folder.ts';

/** Checks that no two folders claim the same code or domain; the later one is reported. */
export function checkFleet(folders: readonly FolderFiles[]): Problem[] {
  const codes = new Map<string, string>();
  const domains = new Map<string, string>();
  return folders.flatMap((folder) => {
    const { merchant } = parseMerchantFolder(folder).source;
    const { code, listed } = claims(merchant);
    const taken = (owner: string) => owner !== folder.folder;
    const problems: Problem[] = [];
    if (code !== undefined) {
      const owner = codes.get(code) ?? folder.folder;
      codes.set(code, owner);
      const message = `${owner} has the code "${code}" too.`;
      if (taken(owner)) problems.push(problemIn(merchant, '/code', { code: 'CODE_TAKEN', message }));
    }
    for (const { index, domain } of listed) {
      const owner = domains.get(domain) ?? folder.folder;
      domains.set(domain, owner);
      const message = `${owner} lists ${domain} too.`;
      if (taken(owner)) problems.push(problemIn(merchant, `/domains/${index}`, { code: 'DOMAIN_TAKEN', message }));
    }
    return problems;
  });
}

interface Claims {
  readonly code: string | undefined;
  readonly listed: readonly { readonly index: number; readonly domain: string }[];
}

/** What a folder claims, as far as it can be read: another check refuses a code or a domain that is no text. */
function claims({ value }: JsonDocument): Claims {
  if (typeof value !== 'object' || value === null) return { code: undefined, listed: [] };
  const code = 'code' in value && typeof value.code === 'string' ? value.code : undefined;
  const domains: readonly unknown[] = 'domains' in value && Array.isArray(value.domains) ? value.domains : [];
  const listed = domains.flatMap((domain, index) =>
    typeof domain === 'string' ? [{ index, domain: domain.toLowerCase() }] : [],
  );
  return { code, listed };
}
