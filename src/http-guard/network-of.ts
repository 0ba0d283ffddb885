import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Whom an address counts as where tries are limited: an IPv4 address is itself, also inside IPv6; of an IPv6 address its
 * first 64 bits, since one customer has all the others (RFC 6177). What is no address counts as it is.
 */
export function networkOf(address: string): string {
  if (isIPv4(address)) return address;
  if (!ipaddr.isValid(address)) return address;
  const read = ipaddr.process(address);
  if (!(read instanceof ipaddr.IPv6)) return read.toString();
  const network = read.parts.map((part, index) => (index < 4 ? part : 0));
  return `${new ipaddr.IPv6(network).toString()}/64`;
}
