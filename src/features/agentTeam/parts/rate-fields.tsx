import { styled } from 'styled-components';
import { useText } from '../../../client/index.ts';
import { TextField, token } from '../../../ui/index.ts';
import { rateFault } from './percent.ts';

/** A game type with the bounds of its rate, as percents. */
export interface RateBounds {
  readonly gameType: string;
  readonly least: string;
  readonly most: string;
}

export interface RateFieldsProps {
  readonly label: string;
  readonly bounds: readonly RateBounds[];
  /** Game type → what is entered. */
  readonly entered: Readonly<Record<string, string>>;
  onEnter(gameType: string, percent: string): void;
}

/** One field per game type that says what it takes, and under it what is wrong (rows G-250, G-256). */
export function RateFields({ label, bounds, entered, onEnter }: RateFieldsProps) {
  const text = useText();
  return (
    <Group data-choice="rates">
      <legend>{label}</legend>
      <div>
        {bounds.map(({ gameType, least, most }) => {
          const value = entered[gameType] ?? least;
          const fault = rateFault(value, { least, most });
          return (
            <TextField
              key={gameType}
              name={`rate.${gameType}`}
              label={text(`agentTeam:type.${gameType}`)}
              hint={<bdi dir="ltr">{`${least}–${most}`}</bdi>}
              inputMode="decimal"
              autoComplete="off"
              value={value}
              error={fault === undefined ? undefined : text(`agentTeam:rate.${fault}`, { least, most })}
              end={<span aria-hidden>%</span>}
              onChange={(percent) => onEnter(gameType, percent)}
            />
          );
        })}
      </div>
    </Group>
  );
}

/** Whether every rate lies within its bounds. */
export function areGood(bounds: readonly RateBounds[], entered: Readonly<Record<string, string>>): boolean {
  return bounds.every(({ gameType, least, most }) => !rateFault(entered[gameType] ?? least, { least, most }));
}

/** What is entered as a call takes it: a game type that nobody touched has its least. */
export function sentRates(bounds: readonly RateBounds[], entered: Readonly<Record<string, string>>) {
  return bounds.map(({ gameType, least }) => ({ gameType, percent: (entered[gameType] ?? least).trim() }));
}

const Group = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend { padding: 0 4px 10px; font-weight: ${token('weight.strong')}; }
  > div { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr)); gap: 14px 12px; }
  /* A form of its own may have labels that need the whole line. */
  [data-form='fields'] & > div { grid-template-columns: minmax(0, 1fr); }
  [data-form='fields'] &, [data-form='fields'] & > div { gap: inherit; }
  bdi { white-space: nowrap; }
  input { font-variant-numeric: tabular-nums; }
`;
