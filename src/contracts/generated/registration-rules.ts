/* oxlint-disable max-lines -- as long as its schema */
/* Written by scripts/generate.ts from schemas/registration-rules.schema.json. Do not edit. */

/**
 * merchants/<code>/registration.json: which of the registration fields are asked, and their bounds.
 */
export interface RegistrationRules {
  /**
   * Path of this schema, so that editors complete and check the file.
   */
  $schema: string;
  /**
   * Field → rule. A field that is not listed has the catalogue's rule.
   */
  fields: FieldRules;
}
export interface FieldRules {
  /**
   * Account name, the sign-in name of the username method.
   */
  username?: FieldRuleDocument;
  /**
   * Sign-in password.
   */
  password?: FieldRuleDocument;
  /**
   * Mobile number, the sign-in name of the mobile method.
   */
  mobileNum?: FieldRuleDocument;
  /**
   * SMS code; REGMOBVERF3 asks for it too.
   */
  verificationCode?: FieldRuleDocument;
  /**
   * E-mail address.
   */
  email?: FieldRuleDocument;
  /**
   * Name shown to others.
   */
  nickname?: FieldRuleDocument;
  /**
   * Name of the holder of the bank account, in any script.
   */
  payeeName?: FieldRuleDocument;
  /**
   * Date of birth, YYYY-MM-DD.
   */
  birthday?: FieldRuleDocument;
  /**
   * Number of an identity document.
   */
  idNumber?: FieldRuleDocument;
  /**
   * Withdrawal password.
   */
  paymentPassword?: FieldRuleDocument;
  /**
   * Affiliate or invitation code.
   */
  affiliateCode?: FieldRuleDocument;
  /**
   * Id of the member who recommended the site.
   */
  recommenderId?: FieldRuleDocument;
  /**
   * QQ number.
   */
  qqNum?: FieldRuleDocument;
  /**
   * WeChat name.
   */
  wechat?: FieldRuleDocument;
  /**
   * LINE name.
   */
  line?: FieldRuleDocument;
  /**
   * WhatsApp number.
   */
  whatsapp?: FieldRuleDocument;
  /**
   * Facebook name.
   */
  facebook?: FieldRuleDocument;
  /**
   * Zalo name.
   */
  zalo?: FieldRuleDocument;
  /**
   * Account name at sign-in and recovery; only lengths and pattern count.
   */
  loginUsername?: FieldRuleDocument;
  /**
   * Password at sign-in; only lengths and pattern count.
   */
  loginPassword?: FieldRuleDocument;
  /**
   * Mobile number at sign-in and recovery; only lengths and pattern count.
   */
  loginMobileNum?: FieldRuleDocument;
}
/**
 * Rule of one field. What is left out keeps the value of the layer below.
 */
export interface FieldRuleDocument {
  /**
   * Shows the field.
   */
  enabled?: boolean;
  /**
   * Refuses an empty field.
   */
  required?: boolean;
  /**
   * Fewest characters.
   */
  min?: number;
  /**
   * Most characters.
   */
  max?: number;
  /**
   * Built-in pattern, or one of merchant.json's patterns. An unknown id keeps the length rules and warns.
   */
  patternId?: string;
  /**
   * Position in the form; the catalogue's when absent.
   */
  order?: number;
}
