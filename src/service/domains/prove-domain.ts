import { Resolver } from 'node:dns/promises';
import { type ClientRequest, request } from 'node:http';
import { request as requestOverTls } from 'node:https';
import ipaddr from 'ipaddr.js';
import { provenName } from './domain-name.ts';

/** Path below which the owner of a domain may show its proof. */
export const proofPath = '/.well-known/livery-domain.txt';

/** What an owner shows: in a TXT record at `proofRecord`, or as the content of the file at `proofPath`. */
export function proofText(token: string): string {
  return `livery-domain=${token}`;
}

/** Name of the TXT record. */
export function proofRecord(domain: string): string {
  return `_livery.${provenName(domain)}`;
}

/** How a domain was proved, or what was found instead. */
export type Proof =
  | { readonly isProven: true; readonly by: 'dns' | 'file' }
  | { readonly isProven: false; readonly found: string };

/** Looks whether the owner of a domain shows a token. Never rejects: trouble is reported in `found`. */
export type ProveDomain = (domain: string, token: string) => Promise<Proof>;

interface ProofOptions {
  /** Servers that are asked, as `address:port`; those of this machine when absent. */
  readonly dnsServers?: readonly string[];
  /** Port of the file; 80 when absent. */
  readonly filePort?: number;
  /** Port and authority of the same file over TLS; 443 and the usual ones when absent. */
  readonly tls?: { readonly port: number; readonly ca: string };
  /** Addresses that a file is read from; public ones when absent: what an owner writes into DNS leads into no inner network. */
  readonly mayAsk?: (address: string) => boolean;
}

const PATIENCE_MS = 5_000;
/** More than any proof has. */
const MOST_BYTES = 4_096;

/** Makes a prover over real DNS and HTTP. A wildcard is proved by DNS alone: a file says who has one host, not all below it. */
export function createProver({ dnsServers, filePort = 80, tls, mayAsk = isPublic }: ProofOptions = {}): ProveDomain {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  if (dnsServers) resolver.setServers([...dnsServers]);
  return async (domain, token) => {
    const wanted = proofText(token);
    const name = proofRecord(domain);
    const records = await resolver.resolveTxt(name).catch(codeOf);
    // A record longer than 255 bytes comes in pieces.
    if (typeof records !== 'string' && records.some((pieces) => pieces.join('').trim() === wanted))
      return { isProven: true, by: 'dns' };
    const ofDns =
      typeof records === 'string' ? `no TXT record at ${name} (${records})` : `other TXT records at ${name}`;
    if (domain.startsWith('*.')) return { isProven: false, found: ofDns };
    const content = await readProof(domain, { resolver, port: filePort, tls, mayAsk }).catch(codeOf);
    if (content.trim() === wanted) return { isProven: true, by: 'file' };
    return {
      isProven: false,
      found: `${ofDns}; no proof at http://${domain}${proofPath} (${content.slice(0, 40).trim()})`,
    };
  };
}

interface FileOptions extends Required<Pick<ProofOptions, 'mayAsk'>> {
  readonly tls: ProofOptions['tls'] | undefined;
  readonly resolver: Resolver;
  readonly port: number;
}

/** The content of the proof's file; a redirection is followed to the same file over TLS alone. */
async function readProof(domain: string, { resolver, port, tls, mayAsk }: FileOptions): Promise<string> {
  const [host = ''] = await resolver.resolve4(domain).catch(() => resolver.resolve6(domain));
  if (!mayAsk(host)) throw new Error(`${host} is no public address`);
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const place = { host, path: proofPath, headers: { host: domain }, signal };
  const plain = await readAnswer(request({ ...place, port }));
  if (plain.location !== `https://${domain}${proofPath}`) return contentOf(plain);
  const secure = { ...place, servername: domain, port: tls?.port ?? 443, ...(tls ? { ca: tls.ca } : {}) };
  return contentOf(await readAnswer(requestOverTls(secure)));
}

interface FileAnswer {
  readonly status: number;
  readonly location: string | undefined;
  readonly text: string;
}

function contentOf({ status, text }: FileAnswer): string {
  if (status !== 200) throw new Error(`HTTP ${status}`);
  return text;
}

function readAnswer(outgoing: ClientRequest): Promise<FileAnswer> {
  return new Promise((resolve, reject) => {
    outgoing.on('response', (response) => {
      const { statusCode: status = 0, headers } = response;
      let text = '';
      const end = () => resolve({ status, location: headers.location, text });
      if (status !== 200) {
        response.destroy();
        end();
        return;
      }
      response.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
        if (text.length > MOST_BYTES) response.destroy(new Error('too long'));
      });
      response.on('end', end).on('error', reject);
    });
    outgoing.on('error', reject).end();
  });
}

function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error ? String(error.code) : error.message;
}
