import type { DialogContentProps } from '../../../client/index.ts';
import { TimeOutQuestion } from './time-out-question.tsx';

/** The shortest break that any site offers. */
const hours = 24;

/** Asks for a break of 24 hours, one press away from every page. */
export default function BreakDialog({ close }: DialogContentProps) {
  return <TimeOutQuestion hours={hours} onClose={close} />;
}
