import type { Language } from '../merchants/language.ts';

/** What a message says, below the brand's name where it has one. */
export interface MessageText {
  readonly subject: string;
  readonly body: string;
}

interface CodeFacts {
  readonly code: string;
  readonly brand: string;
}

interface PasswordFacts {
  readonly name: string;
  readonly password: string;
}

interface MessageWords {
  code(facts: CodeFacts): MessageText;
  proof(facts: CodeFacts): MessageText;
  password(facts: PasswordFacts): MessageText;
}

/** Messages in both languages. Codes and names stand between signs that keep their order in a text from right to left. */
export const messageWords: Readonly<Record<Language, MessageWords>> = {
  en: {
    code: ({ code, brand }) => ({
      subject: 'Verification code',
      body: `${code} is your code for ${brand}. It is valid for two minutes.`,
    }),
    proof: ({ code, brand }) => ({
      subject: 'Verification code',
      body: `${code} proves at ${brand} that the account is yours. It is valid for two minutes.`,
    }),
    password: ({ name, password }) => ({
      subject: 'Your new password',
      body: `Log in as ${name} with the password ${password} within 30 minutes, then choose your own.`,
    }),
  },
  ur: {
    code: ({ code, brand }) => ({
      subject: 'تصدیقی کوڈ',
      body: `${isolate(brand)} کے لیے آپ کا کوڈ ${isolate(code)} ہے۔ یہ دو منٹ تک کارآمد ہے۔`,
    }),
    proof: ({ code, brand }) => ({
      subject: 'تصدیقی کوڈ',
      body: `${isolate(brand)} پر کوڈ ${isolate(code)} سے ثابت ہوتا ہے کہ اکاؤنٹ آپ کا ہے۔ یہ دو منٹ تک کارآمد ہے۔`,
    }),
    password: ({ name, password }) => ({
      subject: 'آپ کا نیا پاس ورڈ',
      body: `30 منٹ کے اندر ${isolate(name)} کے نام اور پاس ورڈ ${isolate(password)} سے لاگ ان کریں، پھر اپنا پاس ورڈ چنیں۔`,
    }),
  },
};

/** First strong isolate … pop: Latin text inside Urdu keeps its own order. */
function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
