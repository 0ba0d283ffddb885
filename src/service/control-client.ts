import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Operations } from './operations.ts';

/** The operations of a running service; nothing when no service listens on the socket. */
export async function connectControl(socketPath: string): Promise<Operations | undefined> {
  const call = async (name: keyof Operations, body: unknown) => {
    const { status, content } = await post(socketPath, name, body);
    const value = JSON.parse(content);
    if (status !== 200) throw new Error(value.message);
    return value;
  };
  if (!(await isListening(socketPath))) return undefined;
  return {
    publish: (body) => call('publish', body),
    preview: (body) => call('preview', body),
    override: (body) => call('override', body),
    rollback: (body) => call('rollback', body),
    history: (body) => call('history', body),
    source: (body) => call('source', body),
    upstreams: (body) => call('upstreams', body),
    acceptUpstream: (body) => call('acceptUpstream', body),
    why: (body) => call('why', body),
    broken: (body) => call('broken', body),
    expiryFailures: (body) => call('expiryFailures', body),
    merchants: (body) => call('merchants', body),
    backup: (body) => call('backup', body),
    domains: (body) => call('domains', body),
    overrideMany: (body) => call('overrideMany', body),
    auditChain: (body) => call('auditChain', body),
    undoChanges: (body) => call('undoChanges', body),
    brands: (body) => call('brands', body),
    askUpstream: (body) => call('askUpstream', body),
    rekey: (body) => call('rekey', body),
    inviteStaff: (body) => call('inviteStaff', body),
  };
}

async function isListening(socketPath: string): Promise<boolean> {
  try {
    await post(socketPath, 'ping', {});
    return true;
  } catch {
    return false;
  }
}

function post(socketPath: string, name: string, body: unknown): Promise<{ status: number; content: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ socketPath, path: `/${name}`, method: 'POST' }, (response) => {
      text(response).then((content) => resolve({ status: response.statusCode ?? 0, content }), reject);
    });
    outgoing.on('error', reject);
    outgoing.end(JSON.stringify(body));
  });
}
