import type { ChatSide } from './conversations.ts';

/** Words of a chat page. */
export interface ChatWords {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly title: string;
  readonly back: string;
  readonly about: string;
  readonly greeting: string;
  readonly empty: string;
  /** What many begin with, to send with one tap. */
  readonly questions: readonly string[];
  readonly questionsTitle: string;
  readonly message: string;
  readonly send: string;
  readonly messages: string;
  readonly authors: Readonly<Record<ChatSide, string>>;
  readonly sending: string;
  readonly sent: string;
  readonly failed: string;
  readonly again: string;
  readonly offline: string;
  readonly ended: string;
  readonly endedNote: string;
  readonly tooMany: string;
}

/** Both languages of the chat. */
export const chatWords: Readonly<Record<'en' | 'ur', ChatWords>> = {
  en: {
    language: 'en',
    direction: 'ltr',
    title: 'Live chat',
    back: 'Back to the site',
    about: 'Answers usually come within minutes',
    greeting: 'How can we help?',
    empty: 'Write to us, or begin with one of these.',
    questions: [
      'My deposit has not arrived',
      'When does my withdrawal arrive?',
      'I cannot log in',
      'How does a bonus work?',
    ],
    questionsTitle: 'Questions to begin with',
    message: 'Your message',
    send: 'Send',
    messages: 'Messages',
    authors: { player: 'You', support: 'Support' },
    sending: 'Sending',
    sent: 'Sent',
    failed: 'Not sent',
    again: 'Try again',
    offline: 'You are offline. What you write is sent when the connection is back.',
    ended: 'This chat is closed here',
    endedNote: 'Its link opens it once. Open live chat from the site again: what was written is kept for members.',
    tooMany: 'That was a lot at once. Please wait a minute and try again.',
  },
  ur: {
    language: 'ur',
    direction: 'rtl',
    title: 'لائیو چیٹ',
    back: 'سائٹ پر واپس جائیں',
    about: 'جواب عموماً چند منٹ میں آتا ہے',
    greeting: 'ہم کیا مدد کر سکتے ہیں؟',
    empty: 'ہمیں لکھیں، یا ان میں سے کسی سوال سے شروع کریں۔',
    questions: [
      'میری جمع کروائی ہوئی رقم نہیں آئی',
      'نکلوائی ہوئی رقم کب ملے گی؟',
      'لاگ اِن نہیں ہو رہا',
      'بونس کیسے ملتا ہے؟',
    ],
    questionsTitle: 'شروع کرنے کے لیے سوال',
    message: 'آپ کا پیغام',
    send: 'بھیجیں',
    messages: 'پیغامات',
    authors: { player: 'آپ', support: 'کسٹمر سروس' },
    sending: 'بھیجا جا رہا ہے',
    sent: 'بھیج دیا گیا',
    failed: 'نہیں بھیجا گیا',
    again: 'دوبارہ کوشش کریں',
    offline: 'آپ آف لائن ہیں۔ جو آپ لکھیں گے، کنکشن آتے ہی بھیج دیا جائے گا۔',
    ended: 'یہ چیٹ یہاں بند ہو چکی ہے',
    endedNote: 'اس کا لنک صرف ایک بار کھلتا ہے۔ سائٹ سے لائیو چیٹ دوبارہ کھولیں: ممبرز کی بات چیت محفوظ رہتی ہے۔',
    tooMany: 'ایک ساتھ بہت سے پیغام آ گئے۔ ایک منٹ بعد دوبارہ کوشش کریں۔',
  },
};

/** The words of a language, with the name of the site in the title where there is one. */
export function wordsOf(language: string | undefined): ChatWords {
  return chatWords[language?.toLowerCase().startsWith('ur') ? 'ur' : 'en'];
}
