/** Breaks a title into one or two lines of nearly equal length; short titles and single words stay whole. */
export function breakTitle(title: string, longestWhole = 9): readonly string[] {
  const words = title.split(' ');
  if (title.length <= longestWhole || words.length === 1) return [title];
  const options = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    return { lines, longest: Math.max(...lines.map((text) => text.length)) };
  });
  return options.reduce((best, option) => (option.longest < best.longest ? option : best)).lines;
}
