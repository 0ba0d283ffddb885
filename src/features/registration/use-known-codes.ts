import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FormField } from '../../forms/form-fields.ts';
import type { FormFill } from '../../forms/use-form-fill.ts';
import { usePlatform, useResource } from '../../client/index.ts';
import { loadAffiliateCode } from './calls.ts';

const linkNames = ['affiliateCode', 'recommenderId'] as const;

/**
 * Affiliate code and recommender from the link, else the affiliate code of this domain (row A-110). A form that shows
 * the field gets it filled in once; what has no field is sent along and given back here.
 */
export function useKnownCodes(fill: FormFill, fields: readonly FormField[]): Readonly<Record<string, string>> {
  const platform = usePlatform();
  const [query] = useSearchParams();
  const ofDomain = useResource('registration.affiliateCode', () => loadAffiliateCode(platform)).value;
  const codes = useMemo(() => {
    const fromLink = linkNames.flatMap((name) => {
      const code = query.get(name);
      return code ? [[name, code] as const] : [];
    });
    return Object.fromEntries([...(ofDomain ? [['affiliateCode', ofDomain] as const] : []), ...fromLink]);
  }, [query, ofDomain]);
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
