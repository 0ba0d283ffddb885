import { trustFactory } from './trust-factory.ts';

const scripts = [
  /^https:\/\/www\.google\.com\/recaptcha\/(api|enterprise)\.js(\?[^#]*)?$/,
  /^https:\/\/www\.gstatic\.com\/recaptcha\/releases\/[\w-]+\/[\w-]+\.js$/,
];

/** Whether an address is a script of reCAPTCHA: its loader, or a release of what it loads. */
export function isRecaptchaScript(url: string): boolean {
  return scripts.some((script) => script.test(url));
}

/**
 * Lets the scripts of reCAPTCHA onto a page that trusts no plain address, and no others: Firebase's package and the
 * loader itself set plain ones, so that only the page's default policy can vouch for them.
 */
export function admitRecaptcha(): void {
  const factory = trustFactory();
  if (!factory || factory.defaultPolicy) return;
  factory.createPolicy('default', {
    createScriptURL(url) {
      if (!isRecaptchaScript(url)) throw new TypeError(`"${url}" is not among the scripts of reCAPTCHA.`);
      return url;
    },
  });
}
