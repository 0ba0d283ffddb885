/** What the main thread asks of the embedded database; without `sql` it asks it to close. */
export interface WorkerRequest {
  readonly id: number;
  readonly sql?: string;
  readonly parameters: readonly unknown[];
}

/** What the embedded database answers; id 0 says that it is ready. */
export type WorkerReply =
  | { readonly id: number; readonly rows: readonly Record<string, unknown>[]; readonly affectedRows?: number }
  | { readonly id: number; readonly failure: { readonly message: string; readonly code?: string } };
