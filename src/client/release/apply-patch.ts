/** One RFC 6902 operation as the service sends them. */
export interface PatchOperation {
  readonly op: string;
  readonly path: string;
  readonly value?: unknown;
  readonly from?: string;
}

/** Applies a JSON patch to a copy. Throws when an operation does not fit the document: the caller then asks for the whole. */
export function applyPatch(document: unknown, operations: readonly unknown[]): unknown {
  return operations.map(parseOperation).reduce(applyOne, structuredClone(document));
}

function applyOne(document: unknown, operation: PatchOperation): unknown {
  const { op, path } = operation;
  if (op === 'add') return put(document, path, structuredClone(operation.value), true);
  if (op === 'replace') return put(document, path, structuredClone(operation.value), false);
  if (op === 'remove') return remove(document, path);
  if (op === 'copy') return put(document, path, structuredClone(read(document, operation.from ?? '')), true);
  if (op === 'move') {
    const value = read(document, operation.from ?? '');
    return put(remove(document, operation.from ?? ''), path, value, true);
  }
  throw new Error(`The patch has an operation "${op}" that cannot be applied.`);
}

function put(document: unknown, path: string, value: unknown, isNew: boolean): unknown {
  if (path === '') return value;
  const { holder, key } = locate(document, path);
  if (!Array.isArray(holder)) {
    if (!isNew && !(key in holder)) throw new Error(`The patch replaces "${path}", which is not there.`);
    holder[key] = value;
  } else if (isNew) holder.splice(key === '-' ? holder.length : indexIn(holder, key, holder.length), 0, value);
  else holder[indexIn(holder, key, holder.length - 1)] = value;
  return document;
}

function remove(document: unknown, path: string): unknown {
  const { holder, key } = locate(document, path);
  if (Array.isArray(holder)) holder.splice(indexIn(holder, key, holder.length - 1), 1);
  else if (key in holder) delete holder[key];
  else throw new Error(`The patch removes "${path}", which is not there.`);
  return document;
}

function read(document: unknown, path: string): unknown {
  if (path === '') return document;
  const { holder, key } = locate(document, path);
  return Array.isArray(holder) ? holder[indexIn(holder, key, holder.length - 1)] : holder[key];
}

type Holder = unknown[] | Record<string, unknown>;

function locate(document: unknown, path: string): { holder: Holder; key: string } {
  const keys = path
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  const key = keys.pop() ?? '';
  let holder: unknown = document;
  for (const step of keys) {
    if (!isHolder(holder)) break;
    holder = Array.isArray(holder) ? holder[indexIn(holder, step, holder.length - 1)] : ownValue(holder, step);
  }
  if (!isHolder(holder) || key === '__proto__') throw new Error(`The patch names "${path}", which is not there.`);
  return { holder, key };
}

function ownValue(holder: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(holder, key) ? holder[key] : undefined;
}

function isHolder(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null;
}

function indexIn(holder: readonly unknown[], key: string, last: number): number {
  const index = /^\d+$/.test(key) ? Number(key) : Number.NaN;
  if (!(index <= last)) throw new Error(`The patch names item "${key}" of a list of ${holder.length}.`);
  return index;
}

function parseOperation(value: unknown): PatchOperation {
  if (typeof value !== 'object' || value === null || !('op' in value) || !('path' in value)) {
    throw new Error('The patch has no operation.');
  }
  const from = 'from' in value && typeof value.from === 'string' ? { from: value.from } : {};
  return {
    op: String(value.op),
    path: String(value.path),
    ...('value' in value ? { value: value.value } : {}),
    ...from,
  };
}
