/**
 * Stands in for `fast-uri`, with which @rjsf/utils resolves references between schemas: compiled forms hold none. The build
 * aliases the package to this file and saves 7 KiB (gzip) on the registration screen. Gives absolute addresses as the
 * browser does; a reference without a base stays as it is.
 */
const addresses = {
  equal: (one: string, other: string): boolean => one === other,
  resolve: (base: string, reference: string): string => URL.parse(reference, base)?.href ?? reference,
};

export default addresses;
