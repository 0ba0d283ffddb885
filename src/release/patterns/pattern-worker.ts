import { parentPort, workerData } from 'node:worker_threads';
import type { PatternCase } from './judge-pattern.ts';
import { lookAtPattern } from './look-at-pattern.ts';

// Whoever starts the thread hands in exactly one case.
lookAtPattern(workerData as PatternCase, (word) => parentPort?.postMessage(word));
