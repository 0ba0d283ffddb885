import type { OverrideLine } from '../../contracts/console/flags.ts';
import type { LayerName } from '../../contracts/origins.ts';
import { useText } from '../texts/use-text.ts';
import { Ago, At } from './moment.tsx';

interface LayerNoteProps {
  readonly layer: LayerName;
  readonly override?: OverrideLine | undefined;
}

/** Which layer says what a merchant has; of a live change by whom, when, why and until when. */
export function LayerNote({ layer, override }: LayerNoteProps) {
  const text = useText();
  if (!override) return <p>{text(`layer.${layer}`)}</p>;
  return (
    <p>
      {text('flag.by', { by: override.by })} <Ago at={override.at} />
      {override.until ? (
        <>
          {' · '}
          {text('flag.until')} <At at={override.until} />
        </>
      ) : null}
      <q>{override.reason}</q>
    </p>
  );
}
