/** The way between the desk's two pages. */
export function deskTabs(current: 'chat' | 'feedback'): string {
  const tab = (name: typeof current, path: string, label: string) =>
    `<a href="${path}"${name === current ? ' aria-current="page"' : ''}>${label}</a>`;
  return `<nav class="tabs" aria-label="Desk">${tab('chat', '/support', 'Live chat')}${tab('feedback', '/support/feedback', 'Questions')}</nav>`;
}
