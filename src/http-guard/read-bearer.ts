/** The token that an `Authorization` header brings as `Bearer`, one word; nothing for any other header. */
export function readBearer(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
}
