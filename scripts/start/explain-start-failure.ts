import { StartError } from './require-free-port.ts';

/** Names of errors whose message is one sentence that says what to do. */
const explained = [
  'DataInUseError',
  'DataFolderError',
  'WrongSettingError',
  'DatabaseUnreachableError',
  'NewerTablesError',
  'PortError',
];

/** One sentence for what a person can put right; anything else keeps its stack. */
export function explainStartFailure(error: unknown): string {
  if (error instanceof StartError) return error.message;
  if (error instanceof Error && explained.includes(error.name)) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
