import type { WhyAnswer } from '../../contracts/console/why.ts';
import type { Origin } from '../../contracts/origins.ts';
import { Ago } from '../parts/moment.tsx';
import { useText } from '../texts/use-text.ts';

interface OriginWordsProps {
  readonly origin: Origin;
  /** The publication of the folder, which answers for what no override says. */
  readonly folder: WhyAnswer['folder'];
}

/** Where a value is from: its layer and file, and who made it so, when and why. */
export function OriginWords({ origin: { layer, file, pointer, by, at, reason }, folder }: OriginWordsProps) {
  const text = useText();
  const isOfFolder = by === undefined && (layer === 'merchant' || layer === 'site' || layer === 'theme');
  const who = by ?? (isOfFolder ? folder?.author : undefined);
  const when = at ?? (isOfFolder ? folder?.at : undefined);
  const why = reason ?? (isOfFolder ? folder?.reason : undefined);
  return (
    <>
      {text(`layer.${layer}`)}
      {file === undefined ? null : (
        <>
          {' '}
          <code>{`${file}${pointer === undefined ? '' : `#${pointer}`}`}</code>
        </>
      )}
      {who === undefined ? null : <> {text('why.by', { by: who })}</>}
      {when === undefined ? null : (
        <>
          {' '}
          <Ago at={when} />
        </>
      )}
      {why ? (
        <>
          : <q>{why}</q>
        </>
      ) : null}
    </>
  );
}
