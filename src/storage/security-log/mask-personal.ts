/** Hides mail addresses and long numbers of a text: what is left distinguishes two of them, and nobody can use it. */
export function maskPersonal(text: string): string {
  return text
    .replace(/([^\s@<>"',;:]{1,64})@([^\s@<>"',;:]{1,255})/g, (_all, name: string, host: string) => {
      return `${name.slice(0, 1)}***@${host.slice(0, 1)}***`;
    })
    .replace(/\+?\d(?:[\s().-]{0,3}\d){4,}/g, (number) => `***${number.slice(-2)}`);
}
