import { styled } from 'styled-components';
import { useClock, useLanguage, useSetting, useText } from '../../../client/index.ts';
import { token } from '../../../ui/index.ts';
import { useSettlementZone } from './use-settlement-zone.ts';

/** Says whose days are listed where they are not those that the site writes elsewhere. */
export function ZoneNote() {
  const text = useText();
  const { language } = useLanguage();
  const now = useClock().now();
  const zone = useSettlementZone();
  const written = useSetting('dates.timeZone');
  if (zone === written) return null;
  const format = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'long' });
  const name = format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  return <Note>{text('agentIncome:zoneNote', { zone: name })}</Note>;
}

const Note = styled.p`
  margin: 0;
  padding: 10px ${token('space.gutter')} 0;
  color: ${token('color.muted')};
  font-size: ${token('size.small')};
`;
