import { useEffect, useRef, useState } from 'react';
import { useClock, useText } from '../../../client/index.ts';
import { Icon, TextField } from '../../../ui/index.ts';

/** A pause in typing that starts the search; Enter starts it at once. */
const pauseMs = 500;

export interface MemberSearchProps {
  onSearch(name: string): void;
}

/** A field for a member's name. */
export function MemberSearch({ onSearch }: MemberSearchProps) {
  const text = useText();
  const clock = useClock();
  const [typed, setTyped] = useState('');
  const pending = useRef<() => void>(undefined);
  useEffect(() => () => pending.current?.(), []);

  function search(name: string) {
    pending.current?.();
    onSearch(name.trim());
  }

  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search(typed);
      }}
    >
      <TextField
        type="search"
        label={text('agentTeam:find')}
        value={typed}
        autoComplete="off"
        end={<Icon name="search" size="medium" />}
        onChange={(value) => {
          setTyped(value);
          pending.current?.();
          pending.current = clock.after(pauseMs, () => search(value));
        }}
      />
    </form>
  );
}
