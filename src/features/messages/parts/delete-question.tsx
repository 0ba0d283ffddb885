import { useText } from '../../../client/index.ts';
import { Button, Dialog } from '../../../ui/index.ts';

export interface DeleteQuestionProps {
  /** How many messages would go. */
  readonly count: number;
  readonly onCancel: () => void;
  readonly onDelete: () => void;
}

/** Asks before messages go for good. */
export function DeleteQuestion({ count, onCancel, onDelete }: DeleteQuestionProps) {
  const text = useText();
  return (
    <Dialog
      open
      onClose={onCancel}
      title={text('messages:deleteTitle')}
      actions={
        <>
          <Button tone="quiet" onClick={onCancel}>
            {text('messages:cancel')}
          </Button>
          <Button onClick={onDelete}>{text('messages:delete')}</Button>
        </>
      }
    >
      <p>{text('messages:deleteQuestion', { count })}</p>
    </Dialog>
  );
}
