import type { Problem } from '../../contracts/problems.ts';
import type { SitePart } from '../../contracts/site.ts';
import type { Compiler, CompileResult } from '../compiler.ts';
import type { FolderFiles } from '../load/read-folder.ts';
import { MANIFEST_FILE } from '../manifest/check-manifest.ts';
import type { MappedStatus, PlatformAnswers } from '../upstream/map-status.ts';
import { mapStatus } from '../upstream/map-status.ts';
import { UPSTREAM_FILE } from '../upstream/upstream-file.ts';
import type { Likeness } from './closest-brand.ts';
import { rankBrands } from './closest-brand.ts';
import { dropRefused } from './drop-refused.ts';

/** A brand that an import may start from. */
export interface BaseBrand {
  readonly code: string;
  readonly files: FolderFiles;
  readonly site: SitePart;
}

/** What a merchant folder is made from. */
export interface ImportRequest {
  readonly code: string;
  readonly name: string;
  readonly answers: PlatformAnswers;
  /** Existing brands; the closest one lends everything that no status answer speaks of. */
  readonly brands: readonly BaseBrand[];
  /** Brand whose names for flags the platform uses too; absent: it sends every flag under the catalogue's name. */
  readonly flagKeysOf?: string;
  /** Address of the platform when it stays the master; without it the folder is. */
  readonly upstreamUrl?: string;
}

/** A folder that compiles, and everything that somebody has to know about how it came to be. */
export interface ImportedFolder {
  readonly ok: true;
  readonly files: FolderFiles;
  readonly compiled: Extract<CompileResult, { readonly ok: true }>;
  readonly mapped: MappedStatus;
  /** The closest brand, whose theme, navigation, texts and pictures the folder has. */
  readonly base: Likeness;
  /** Values of the platform that the compiler refuses, left out. */
  readonly dropped: readonly { readonly name: string; readonly why: string }[];
  /** Names for flags that were taken from the brand that lends them. */
  readonly flagKeys: Readonly<Record<string, string>>;
  /** Brands that know an unknown flag under the name that the platform uses. */
  readonly lenders: readonly FlagKeyLender[];
}

/** A brand whose platform sends a flag of the catalogue under another name. */
export interface FlagKeyLender {
  /** As the platform says. */
  readonly key: string;
  /** As the catalogue says. */
  readonly name: string;
  readonly brand: string;
}

type ImportResult =
  | ImportedFolder
  | { readonly ok: false; readonly message: string; readonly problems: readonly Problem[] };
type Json = Readonly<Record<string, unknown>>;

/** Rounds of leaving out what the compiler refuses; one mistake can hide another. */
const ROUNDS = 6;

/** Makes a merchant folder of a platform's status answer; the closest brand lends the rest. */
export async function importStatus(request: ImportRequest, compiler: Pick<Compiler, 'compile'>): Promise<ImportResult> {
  const lender = request.brands.find(({ code }) => code === request.flagKeysOf);
  const flagKeys = lender ? flagKeysIn(lender.files) : {};
  const mapped = mapStatus({ ...request.answers, flagKeys });
  if (!mapped.ok) return { ...mapped, problems: [] };
  const sent = Object.keys(mapped.site.flags ?? {});
  const used = Object.fromEntries(
    Object.entries(flagKeys).filter(([name, key]) => sent.includes(key) && !sent.includes(name)),
  );
  const [base] = rankBrands(mapped.site, used, request.brands);
  const brand = request.brands.find(({ code }) => code === base?.code);
  if (!base || !brand) return { ok: false, message: 'There is no brand to start from.', problems: [] };

  const unknown = mapped.unknownFlags.map(({ name }) => name);
  const names = { flagKeys: used, lenders: lendersOf(unknown, request.brands) };
  let draft = draftOf(request, mapped, brand, used);
  const dropped: { name: string; why: string }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const files = filesOf(request.code, brand.files, draft);
    const compiled = await compiler.compile(files, { overrides: [] });
    if (compiled.ok) return { ok: true, files, compiled, mapped, base, dropped, ...names };
    const errors = compiled.problems.filter(({ severity }) => severity === 'error');
    const ofAddress = errors.filter((problem) => isOfAddress(problem, files.folder));
    if (request.upstreamUrl !== undefined && ofAddress.length > 0)
      return refusedAddress(request.upstreamUrl, ofAddress);
    const of = (file: string) => errors.filter((problem) => problem.file === `${files.folder}/${file}`);
    const [site, merchant] = [
      dropRefused(draft.site, of('site.json')),
      dropRefused(
        draft.merchant,
        of('merchant.json').filter(({ pointer }) => pointer.startsWith('/domains/')),
      ),
    ];
    if (site.dropped.length + merchant.dropped.length === 0) {
      return { ok: false, message: 'The folder does not compile.', problems: errors };
    }
    dropped.push(...site.dropped, ...merchant.dropped);
    draft = { ...draft, site: site.value, merchant: merchant.value };
  }
  return { ok: false, message: 'Too much of the answer is refused.', problems: [] };
}

function isOfAddress({ file, pointer }: Problem, folder: string): boolean {
  return file === `${folder}/site.json` && pointer.startsWith('/upstream');
}

/** Without its address the folder would follow whichever platform the service passes calls to. */
function refusedAddress(url: string, problems: readonly Problem[]): ImportResult {
  const message =
    `"${url}" cannot be the address of the platform. Give its https address without path and query, for example ` +
    'https://platform.amber.example (http only on this machine), or leave it out to be your own master.';
  return { ok: false, message, problems };
}

interface Draft {
  readonly merchant: Json;
  readonly site: Json;
  readonly registration: Json;
}

function draftOf(
  { code, name, brands, upstreamUrl }: ImportRequest,
  { site: said }: MappedStatus,
  brand: BaseBrand,
  flagKeys: Json,
): Draft {
  const taken = new Set(brands.flatMap(({ site }) => site.identity.domains));
  const merchant = readJson(brand.files, 'merchant.json');
  const site = readJson(brand.files, 'site.json');
  const { $schema, promotions, roles, settings } = site;
  const own = { ...asJson(merchant['settings']) };
  if ('footer.copyright' in own) own['footer.copyright'] = `© ${name}`;
  return {
    merchant: {
      ...merchant,
      code,
      name,
      domains: (said.domainRoute ?? []).filter((domain) => !taken.has(domain)),
      settings: own,
    },
    site: {
      $schema,
      source: upstreamUrl === undefined ? 'livery' : 'upstream',
      ...(upstreamUrl === undefined ? {} : { upstream: { url: upstreamUrl } }),
      ...said,
      ...(Object.keys(flagKeys).length > 0 ? { flagKeys } : {}),
      ...(promotions === undefined ? {} : { promotions }),
      ...(roles === undefined ? {} : { roles }),
      ...(settings === undefined ? {} : { settings }),
    },
    registration: registrationOf(brand.files, said.register),
  };
}

/** The brand's rules of the fields that the platform asks: their order stays, and no other field is asked. */
function registrationOf(files: FolderFiles, asked: MappedStatus['site']['register']): Json {
  const registration = readJson(files, 'registration.json');
  if (asked === undefined) return registration;
  const fields = Object.entries(asJson(registration['fields'])).filter(([field]) => field in asked);
  return { ...registration, fields: Object.fromEntries(fields) };
}

function filesOf(code: string, { files }: FolderFiles, { merchant, site, registration }: Draft): FolderFiles {
  const changed = new Map([...files].filter(([path]) => path !== MANIFEST_FILE && path !== UPSTREAM_FILE));
  const write = (path: string, value: Json) => changed.set(path, Buffer.from(`${JSON.stringify(value, null, 2)}\n`));
  write('merchant.json', merchant);
  write('site.json', site);
  if (files.has('registration.json')) write('registration.json', registration);
  return { folder: `merchants/${code}`, files: changed };
}

/** The names under which a brand's platform sends flags of the catalogue; the brand compiles, so they are texts. */
function flagKeysIn(files: FolderFiles): Readonly<Record<string, string>> {
  return asJson(readJson(files, 'site.json')['flagKeys']) as Record<string, string>;
}

/** Brands that know a flag under each of some names: whose names an import could take, were its platform of their make. */
function lendersOf(names: readonly string[], brands: readonly BaseBrand[]): readonly FlagKeyLender[] {
  return names.flatMap((key) =>
    brands.flatMap(({ code, files }) => {
      const known = Object.entries(flagKeysIn(files)).filter(([, own]) => own === key);
      return known.map(([name]) => ({ key, name, brand: code }));
    }),
  );
}

/** A JSON file of a brand that compiles; empty when the brand has none. */
function readJson({ files }: FolderFiles, path: string): Json {
  const bytes = files.get(path);
  return bytes ? asJson(JSON.parse(Buffer.from(bytes).toString('utf8'))) : {};
}

function asJson(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
