export { CodeField as CodeControl } from '../ui/index.ts';
export { CaptchaField as CaptchaControl } from './captcha-field.tsx';
export { MobileField as MobileControl } from './mobile-field.tsx';
