/** Headers of every platform call. */
export const platformHeaders = {
  merchant: 'Merchant',
  module: 'ModuleId',
  device: 'Device',
  encryption: 'Encryption',
  gateway: 'Gateway',
  form: 'Form-Hash',
  captcha: 'Captcha-Id',
  human: 'Human-Check',
} as const;

/** Gateway of the mobile site (rows A-373, G-368). */
export const GATEWAY_MOBILE = 3;
