import { isPassword } from '../../../storage/passwords.ts';
import { createTurns } from '../take-turns.ts';

/** Each check of a password takes 19 MiB and a thread that players' work needs as well. */
const checks = createTurns({ atOnce: 2, waiting: 60 });

/** Whether a password is the one of a hash; takes as long where there is no hash. */
export async function checkPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const leave = await checks.take();
  try {
    return await isPassword(password, passwordHash);
  } finally {
    leave();
  }
}
