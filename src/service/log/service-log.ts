import { hostname } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import pino from 'pino';
import { requestForLog } from '../http/request-log.ts';

/** Where a service says what happens to it. */
export interface ServiceLog {
  /** Says that something went wrong. */
  readonly report: (message: string, error?: unknown) => void;
  /** Says something that a program may look for by its fields. */
  readonly note: (fields: Readonly<Record<string, unknown>>, message: string) => void;
  /** Says what becomes of requests. */
  readonly requests: FastifyBaseLogger;
}

/** Sentences for a person at a terminal; requests that fail are lines of JSON all the same. */
export function openPlainLog(): ServiceLog {
  const say = (message: string) => void process.stderr.write(`${message}\n`);
  return {
    report: (message, error) => say(`${message}${error ? ` ${String(error)}` : ''}`),
    note: (_fields, message) => say(message),
    requests: openLogger().child({}, { level: 'warn' }),
  };
}

/** A line of JSON for everything, with the time as ISO 8601 and the level as a word, for programs that gather logs. */
export function openJsonLog(write?: (line: string) => void): ServiceLog {
  const logger = openLogger(write);
  return {
    report: (message, error) => logger.warn(error === undefined ? {} : { err: error }, message),
    note: (fields, message) => logger.info(fields, message),
    requests: logger.child({}, { level: 'warn' }),
  };
}

function openLogger(write?: (line: string) => void) {
  const options: pino.LoggerOptions = {
    base: { node: hostname(), pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    serializers: { req: requestForLog, err: pino.stdSerializers.err },
  };
  return write ? pino(options, { write }) : pino(options);
}
