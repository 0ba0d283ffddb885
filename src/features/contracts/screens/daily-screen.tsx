import { ContractPage } from '../parts/contract-page.tsx';

/** The daily salary contract (row G-259). */
export default function DailyScreen() {
  return <ContractPage kind="daily" />;
}
