import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FormField } from '../../../forms/form-fields.ts';
import type { FormFill } from '../../../forms/use-form-fill.ts';
import { usePlatform, useResource, useRuntime } from '../../../client/index.ts';
import { storageNames } from '../../../client/browser/storage-names.ts';
import { loadAffiliateCode } from './calls.ts';

const linkNames = ['affiliateCode', 'recommenderId'] as const;

/**
 * Affiliate code and recommender from the link, else the affiliate code of this domain (row A-110). A link counts until
 * somebody has registered in this tab, however they look round before. A form that shows the field gets it filled in
 * once; what has no field is sent along and given back here.
 */
export function useKnownCodes(fill: FormFill, fields: readonly FormField[]): Readonly<Record<string, string>> {
  const platform = usePlatform();
  const { session } = useRuntime().storage;
  const [query] = useSearchParams();
  const ofDomain = useResource('registration.affiliateCode', () => loadAffiliateCode(platform)).value;
  const codes = useMemo(() => {
    const here = codesOf(query);
    const fromLink = here.length > 0 ? here : codesOf(new URLSearchParams(session.read(storageNames.linkCodes)));
    return Object.fromEntries([...(ofDomain ? [['affiliateCode', ofDomain] as const] : []), ...fromLink]);
  }, [query, ofDomain, session]);
  useEffect(() => {
    const here = codesOf(query);
    if (here.length > 0)
      session.write(storageNames.linkCodes, new URLSearchParams(here.map(([name, code]) => [name, code])).toString());
  }, [query, session]);
  const [filled, setFilled] = useState<ReadonlySet<string>>(new Set());
  const { values, setValue } = fill;

  useEffect(() => {
    const names = Object.keys(codes).filter((name) => !filled.has(name) && fields.some((field) => field.name === name));
    if (names.length === 0) return;
    setFilled((last) => new Set([...last, ...names]));
    for (const name of names) if (values[name] === undefined) setValue(name, codes[name]);
  }, [codes, fields, filled, values, setValue]);

  return useMemo(
    () => Object.fromEntries(Object.entries(codes).filter(([name]) => !fields.some((field) => field.name === name))),
    [codes, fields],
  );
}

function codesOf(query: URLSearchParams): readonly (readonly [string, string])[] {
  return linkNames.flatMap((name) => {
    const code = query.get(name);
    return code ? [[name, code] as const] : [];
  });
}
