/** The symbols of the slot as one hidden drawing; `#s-seven` and so on. The wild is drawn by the page from the game's picture. */
export const symbolSprite = `<svg width="0" height="0" aria-hidden="true" focusable="false" class="sprite">
<defs>
${gradient('red', '#ff8a7a', '#e0213c', '#7d0624')}
${gradient('gold', '#fff3b0', '#f7b733', '#a85b06')}
${gradient('violet', '#d8c2ff', '#7b4dff', '#2c1180')}
${gradient('green', '#c6ffb5', '#2fb457', '#075a2e')}
${gradient('blue', '#c8f4ff', '#22a7f0', '#0b3d91')}
${gradient('rose', '#ffc2d4', '#ff3d77', '#8a0b3a')}
</defs>
${symbol(
  'seven',
  `<path d="M18 16h64v15L56 86H35l25-51H34v9H18z" fill="url(#g-red)" stroke="#ffe9a8" stroke-width="4" stroke-linejoin="round"/><path d="M24 21h52v7l-4 8" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="3" stroke-linecap="round"/>`,
)}
${symbol(
  'crown',
  `<path d="M12 34l20 16 18-32 18 32 20-16-9 44H21z" fill="url(#g-gold)" stroke="#7a3d00" stroke-width="3" stroke-linejoin="round"/><path d="M20 74h60v11H20z" fill="url(#g-gold)" stroke="#7a3d00" stroke-width="3" stroke-linejoin="round"/><circle cx="50" cy="61" r="7" fill="url(#g-rose)" stroke="#7a3d00" stroke-width="2"/><circle cx="30" cy="64" r="5" fill="url(#g-blue)"/><circle cx="70" cy="64" r="5" fill="url(#g-blue)"/><g fill="url(#g-gold)" stroke="#7a3d00" stroke-width="2"><circle cx="12" cy="32" r="6"/><circle cx="50" cy="15" r="6"/><circle cx="88" cy="32" r="6"/></g>`,
)}
${symbol(
  'bell',
  `<path d="M50 12c18 0 26 14 27 32 1 15 5 20 11 26H12c6-6 10-11 11-26 1-18 9-32 27-32z" fill="url(#g-gold)" stroke="#7a3d00" stroke-width="3" stroke-linejoin="round"/><rect x="8" y="68" width="84" height="9" rx="4.500" fill="url(#g-gold)" stroke="#7a3d00" stroke-width="3"/><circle cx="50" cy="83" r="8" fill="url(#g-red)" stroke="#7a3d00" stroke-width="3"/><path d="M34 30c3-7 8-10 13-11" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="5" stroke-linecap="round"/>`,
)}
${symbol(
  'gem',
  `<path d="M28 18h44l18 22-40 46L10 40z" fill="url(#g-blue)" stroke="#eafcff" stroke-width="3" stroke-linejoin="round"/><path d="M28 18l10 22 12-22 12 22 10-22M10 40h80M38 40l12 46 12-46" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2.500" stroke-linejoin="round"/><path d="M28 18l10 22H10z" fill="#fff" fill-opacity=".35"/>`,
)}
${symbol(
  'clover',
  `<path d="M51 52c4 14 10 24 20 34" fill="none" stroke="#0a5b2c" stroke-width="7" stroke-linecap="round"/><g fill="url(#g-green)" stroke="#064a24" stroke-width="3" stroke-linejoin="round"><path d="M50 50C30 50 14 44 15 32s18-14 24-4c-6-12 2-22 11-22"/><path d="M50 50C36 30 34 14 46 9s22 6 17 18c10-9 23-5 23 6S70 50 50 50z"/><path d="M50 50c-18-6-34-2-36 10s12 18 22 10c-2 12 10 18 18 10s4-22-4-30z"/><path d="M50 50c18-6 34-2 36 10s-12 18-22 10"/></g><path d="M24 28c3-4 8-4 11 0" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="4" stroke-linecap="round"/>`,
)}
${symbol(
  'cherry',
  `<path d="M34 60C36 38 48 22 70 14M68 62C68 40 68 26 70 14" fill="none" stroke="#2c7a2f" stroke-width="5" stroke-linecap="round"/><path d="M70 14c-14-8-26-4-34 6 14 4 26 2 34-6z" fill="url(#g-green)" stroke="#064a24" stroke-width="2.500"/><circle cx="31" cy="70" r="19" fill="url(#g-rose)" stroke="#5e0728" stroke-width="3"/><circle cx="69" cy="72" r="19" fill="url(#g-rose)" stroke="#5e0728" stroke-width="3"/><path d="M20 66c2-6 6-9 10-9M58 68c2-6 6-9 10-9" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="5" stroke-linecap="round"/>`,
)}
${symbol(
  'scatter',
  `<path d="M50 6l12 26 28 3-21 19 6 28-25-14-25 14 6-28-21-19 28-3z" fill="url(#g-violet)" stroke="#ffe08a" stroke-width="4" stroke-linejoin="round"/><circle cx="50" cy="50" r="17" fill="url(#g-gold)" stroke="#7a3d00" stroke-width="2.500"/><path d="M50 38l3.500 8 8.500.8-6.500 5.700 2 8.500-7.500-4.600-7.500 4.600 2-8.500-6.500-5.700 8.500-.8z" fill="#fff8d8"/>`,
)}
</svg>`;

function gradient(name: string, light: string, middle: string, dark: string): string {
  return `<linearGradient id="g-${name}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".45" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`;
}

function symbol(name: string, drawing: string): string {
  return `<symbol id="s-${name}" viewBox="0 0 100 100">${drawing}</symbol>`;
}
