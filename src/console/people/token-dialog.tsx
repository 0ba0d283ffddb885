import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { type MadeToken, type TokenBody, tokenRights } from '../../contracts/console/tokens.ts';
import { kept, useFlagTable } from '../api/queries.ts';
import { Actions, Button } from '../parts/button.tsx';
import { Checkbox, turn } from '../parts/checkbox.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { Icon } from '../parts/icon.tsx';
import { RefusalNotice } from '../parts/refusal-notice.tsx';
import { say } from '../parts/toasts.tsx';
import { useOpenSession } from '../shell/session-context.ts';
import { useText } from '../texts/use-text.ts';
import { GroupFields } from './group-fields.tsx';
import { MerchantsField } from './merchants-field.tsx';
import { askFresh } from './step-up.tsx';

const usualDays = 90;
const mostDays = 365;

/** Makes a token and shows it, once. */
export function TokenDialog({ onClose }: { onClose(): void }) {
  const text = useText();
  const client = useQueryClient();
  const { rights: mine, person } = useOpenSession();
  const merchants = useFlagTable().data?.merchants ?? [];
  const [body, setBody] = useState<TokenBody>({ name: '', rights: ['read'], days: usualDays });
  const chosen = body.merchants ?? [];
  const groups = body.groups ?? [];
  const make = useMutation({
    mutationFn: (sent: TokenBody) => askFresh<MadeToken>('/tokens', sent),
    onSuccess: ({ lines }) => client.setQueryData(kept.tokens, lines),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const { merchants: _, groups: __, ...rest } = body;
    make.mutate({
      ...rest,
      name: rest.name.trim(),
      ...(chosen.length > 0 ? { merchants: chosen } : {}),
      ...(groups.length > 0 ? { groups } : {}),
    });
  };
  if (make.data) return <Shown name={body.name} token={make.data.token} onClose={onClose} />;
  return (
    <Dialog title={text('tokens.make')} onClose={onClose}>
      <form onSubmit={send}>
        <RefusalNotice error={make.error} />
        <Field
          label={text('tokens.name')}
          hint={text('tokens.nameHint')}
          value={body.name}
          onChange={({ target }) => setBody({ ...body, name: target.value })}
          pattern="[A-Za-z0-9_. \-]+"
          minLength={2}
          maxLength={40}
          autoComplete="off"
          autoFocus
          required
        />
        <Rights>
          <legend>{text('tokens.may')}</legend>
          {tokenRights
            .filter((right) => mine.includes(right))
            .map((right) => (
              <Checkbox
                key={right}
                isSelected={body.rights.includes(right)}
                onChange={() => setBody({ ...body, rights: turn(body.rights, right) })}
              >
                {text(`right.${right}`)}
              </Checkbox>
            ))}
        </Rights>
        <MerchantsField
          merchants={merchants}
          chosen={chosen}
          onChoose={(codes) => setBody({ ...body, merchants: codes })}
        />
        <GroupFields
          groups={groups}
          among={person.groups}
          onGroups={(owners) => setBody({ ...body, groups: owners })}
        />
        <Field
          label={text('tokens.days')}
          type="number"
          min={1}
          max={mostDays}
          value={String(body.days)}
          onChange={({ target }) => setBody({ ...body, days: Number(target.value) })}
          required
        />
        <Actions>
          <Button $tone="quiet" onClick={onClose}>
            {text('cancel')}
          </Button>
          <Button type="submit" $tone="main" data-end disabled={make.isPending || body.rights.length === 0}>
            {text('tokens.send')}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}

function Shown({ name, token, onClose }: { readonly name: string; readonly token: string; onClose(): void }) {
  const text = useText();
  const copy = async () => {
    await navigator.clipboard.writeText(token);
    say(text('tokens.copied'), 'copy');
  };
  return (
    <Dialog title={text('tokens.made', { name })} onClose={onClose}>
      <Made>
        <p>{text('tokens.once')}</p>
        <code dir="ltr">{token}</code>
        <Actions>
          <Button $tone="main" onClick={() => void copy()} data-end>
            <Icon name="copy" size={16} />
            {text('tokens.copy')}
          </Button>
        </Actions>
      </Made>
    </Dialog>
  );
}

const Rights = styled.fieldset`
  display: grid;
  gap: 2px;
  & legend { font-weight: 500; }
  & label { min-block-size: 32px; }
  @media (max-width: 719px) { & label { min-block-size: 44px; } }
`;

const Made = styled.div`
  display: grid;
  gap: 12px;
  & > code { padding: 10px 12px; border-radius: 8px; background: var(--raised); overflow-wrap: anywhere; }
`;
