import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Solves one challenge and answers its solution; nothing when it took too long. */
addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  void solveChallenge({ challenge: data, deriveKey }).then((solution) => postMessage(solution));
});
