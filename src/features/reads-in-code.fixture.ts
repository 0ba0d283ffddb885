/** Values of a site that a source text asks for: settings by their quoted names, flags by the ways in which code asks. */
export function namesReadIn(source: string, known: readonly string[]): readonly string[] {
  return known
    .filter((name) => {
      const [section = '', ...rest] = name.split('.');
      const own = rest.join('.');
      const quoted = [`'${own}'`, `"${own}"`];
      if (section === 'settings') return quoted.some((text) => source.includes(text));
      if (section === 'flags') return quoted.some((text) => source.includes(text)) || source.includes(`flags.${own}`);
      return source.includes(`${section}.${own}`) || source.includes(`${section}['${own}']`);
    })
    .sort();
}
