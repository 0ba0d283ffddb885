export { PlatformError } from './platform-error.ts';
export * from './hooks.ts';
export { RuntimeProvider, useRuntime } from './runtime.tsx';
export type * from './runtime-types.ts';
export type * from './screen-table.ts';
export { useForm } from './use-form.ts';
export { useTap } from './use-tap.ts';
