import type { Host } from '../browser/host.ts';

const storeName = 'keys';
const keyName = 'login';

/** The brand's AES key from IndexedDB, made on first use; non-extractable, so storage readers get ciphertext only. */
export async function openVaultKey(host: Host, merchantCode: string): Promise<CryptoKey> {
  if (!host.window) throw new Error('The vault needs a browser.');
  const database = await openDatabase(host.window.indexedDB, `${merchantCode}.vault`);
  try {
    const kept = await request<unknown>(database.transaction(storeName).objectStore(storeName).get(keyName));
    if (kept instanceof CryptoKey) return kept;
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    await request(database.transaction(storeName, 'readwrite').objectStore(storeName).put(key, keyName));
    return key;
  } finally {
    database.close();
  }
}

async function openDatabase(factory: IDBFactory, name: string): Promise<IDBDatabase> {
  const opening = factory.open(name, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName);
  return request(opening);
}

function request<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error('The key store did not answer.'));
  });
}
