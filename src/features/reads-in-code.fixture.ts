/** Values of a site that a source text asks for: settings by their quoted names, flags by the ways in which code asks. */
export function namesReadIn(source: string, known: readonly string[]): readonly string[] {
  return known
    .filter((name) => {
      const [section = '', ...rest] = name.split('.');
      const own = rest.join('.');
      if (section === 'settings') return [`'${own}'`, `"${own}"`].some((text) => source.includes(text));
      if (section === 'flags') {
        // The name of a flag may be a word of something else, as `dividend` is a kind of payment.
        return [`useFlag('${own}')`, `flags['${own}']`, `flags.${own}`].some((text) => source.includes(text));
      }
      return source.includes(`${section}.${own}`) || source.includes(`${section}['${own}']`);
    })
    .sort();
}
