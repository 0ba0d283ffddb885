import { ContractPage } from '../parts/contract-page.tsx';

/** The dividend contract (row G-260). */
export default function DividendScreen() {
  return <ContractPage kind="dividend" />;
}
