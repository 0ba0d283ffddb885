import type { IncomingMessage, ServerResponse } from 'node:http';
import { request as send } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { NetworkInterfaceInfo } from 'node:os';
import type { LocalCertificate } from './local-certificate.ts';

/** A door for the phones of this network. */
export interface LanDoor {
  readonly port: number;
  close(): Promise<void>;
}

interface DoorOptions {
  /** Address of the preview on this machine. */
  readonly to: string;
  readonly certificate: LocalCertificate;
  /** 0 takes any free one. */
  readonly port: number;
}

/**
 * Serves a preview over TLS to the whole network: without TLS a phone's browser has neither cryptography nor a worker, so
 * nobody could log in. The host is the preview's, whatever was asked: nothing else of this machine can be reached.
 */
export async function openLanDoor({ to, certificate, port }: DoorOptions): Promise<LanDoor> {
  const target = new URL(to);
  const server = createServer({ ...certificate }, (incoming, response) => passOn(target, incoming, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '0.0.0.0', () => resolve());
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function passOn({ host, port }: URL, incoming: IncomingMessage, response: ServerResponse): void {
  const { method, url: path, headers, socket } = incoming;
  const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-for': socket.remoteAddress };
  const options = { host: '127.0.0.1', port, method, path, headers: { ...headers, ...forwarded, host } };
  const outgoing = send(options, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  outgoing.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
  response.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}

/** The address that other machines of the network reach this one at; nothing without a network. */
export function lanAddress(interfaces: Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>) {
  const all = Object.values(interfaces).flatMap((entries) => entries ?? []);
  const ours = all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
  const isPrivate = (address: string) => /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.test(address);
  return ours.find(isPrivate) ?? ours[0];
}
