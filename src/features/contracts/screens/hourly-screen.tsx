import { ContractPage } from '../parts/contract-page.tsx';

/** The hourly salary contract (row G-261). */
export default function HourlyScreen() {
  return <ContractPage kind="hourly" />;
}
