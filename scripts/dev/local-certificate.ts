import { X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from 'selfsigned';

/** Key and certificate in PEM. */
export interface LocalCertificate {
  readonly key: string;
  readonly cert: string;
}

const DAY_MS = 86_400_000;
/** What phones accept of a certificate that no authority signed. */
const VALID_DAYS = 365;

/**
 * A certificate for an address of this machine, made once and kept in `dir`, so that a phone asks only once whether it
 * may be believed. It is made anew for another address and a week before its end.
 */
export async function localCertificate(dir: string, address: string, now: Date): Promise<LocalCertificate> {
  const [keyFile, certFile] = [join(dir, 'key.pem'), join(dir, 'cert.pem')];
  if (existsSync(keyFile) && existsSync(certFile)) {
    const kept = { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(certFile, 'utf8') };
    if (isGood(kept.cert, address, now)) return kept;
  }
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'Livery on this network' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(now.getTime() - DAY_MS),
    notAfterDate: new Date(now.getTime() + VALID_DAYS * DAY_MS),
    extensions: [
      { name: 'basicConstraints', cA: false },
      { name: 'keyUsage', digitalSignature: true },
      { name: 'extKeyUsage', serverAuth: true },
      { name: 'subjectAltName', altNames: [{ type: 7, ip: address }] },
    ],
  });
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  writeFileSync(keyFile, key, { mode: 0o600 });
  writeFileSync(certFile, cert, { mode: 0o600 });
  return { key, cert };
}

function isGood(cert: string, address: string, now: Date): boolean {
  const certificate = new X509Certificate(cert);
  return certificate.checkIP(address) !== undefined && Date.parse(certificate.validTo) - now.getTime() > 7 * DAY_MS;
}
