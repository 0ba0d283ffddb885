import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { IconButton, TextField, token } from '../../../ui/index.ts';

export interface NameSearchProps {
  readonly label: string;
  readonly hint?: string;
  /** Accessible name of the button. */
  readonly button: string;
  onSearch(name: string): void;
}

/** A name of the team: searched for with the button or Enter, everybody again when it is emptied. */
export function NameSearch({ label, hint, button, onSearch }: NameSearchProps) {
  const [name, setName] = useState('');

  function search(event: FormEvent) {
    event.preventDefault();
    onSearch(name.trim());
  }

  function change(next: string) {
    setName(next);
    if (next.trim() === '') onSearch('');
  }

  return (
    <Form role="search" onSubmit={search}>
      <TextField
        type="search"
        inputMode="search"
        autoCapitalize="none"
        autoComplete="off"
        maxLength={40}
        label={label}
        {...(hint === undefined ? {} : { hint })}
        value={name}
        onChange={change}
        end={<IconButton type="submit" icon="search" label={button} />}
      />
    </Form>
  );
}

const Form = styled.form`
  padding: 10px ${token('space.gutter')} 0;
`;
