import { fromMinor } from '../../engine/minor-units.ts';
import type { KeptOrder } from './orders.ts';
import type { Plan } from './plans.ts';

interface PayWords {
  readonly direction: 'ltr' | 'rtl';
  readonly title: string;
  readonly demo: string;
  readonly pay: string;
  readonly reference: string;
  readonly done: string;
  readonly doneNote: string;
  readonly gone: string;
  readonly goneNote: string;
  readonly back: string;
  readonly others: string;
  readonly plans: Readonly<Record<Plan, string>>;
}

const words: Readonly<Record<'en' | 'ur', PayWords>> = {
  en: {
    direction: 'ltr',
    title: 'Example Payments',
    demo: 'This page is a demonstration. No money moves.',
    pay: 'To pay',
    reference: 'Reference',
    done: 'Thank you',
    doneNote: 'You can close this page and go back to where you came from.',
    gone: 'There is nothing to pay here',
    goneNote: 'The payment has ended, or the address is not complete.',
    back: 'Back without paying',
    others: 'Other endings, to try them out',
    plans: {
      now: 'Pay now',
      later: 'Pay in a moment',
      less: 'Pay half of it',
      twice: 'Pay, and report it twice',
      disorder: 'Pay in two parts, reported in the wrong order',
      refuse: 'Refuse the payment',
      never: 'Leave and never pay',
    },
  },
  ur: {
    direction: 'rtl',
    title: 'Example Payments',
    demo: 'یہ صفحہ صرف نمونہ ہے۔ اصل رقم منتقل نہیں ہوتی۔',
    pay: 'قابلِ ادائیگی رقم',
    reference: 'حوالہ نمبر',
    done: 'شکریہ',
    doneNote: 'آپ یہ صفحہ بند کر کے واپس جا سکتے ہیں۔',
    gone: 'یہاں ادا کرنے کو کچھ نہیں',
    goneNote: 'ادائیگی ختم ہو چکی ہے، یا پتا مکمل نہیں۔',
    back: 'ادائیگی کے بغیر واپس جائیں',
    others: 'آزمانے کے لیے دوسرے انجام',
    plans: {
      now: 'ابھی ادا کریں',
      later: 'تھوڑی دیر میں ادا کریں',
      less: 'آدھی رقم ادا کریں',
      twice: 'ادا کریں، اور دو بار اطلاع دیں',
      disorder: 'دو حصوں میں ادا کریں، اطلاع الٹی ترتیب میں',
      refuse: 'ادائیگی مسترد کریں',
      never: 'ادا کیے بغیر چھوڑ دیں',
    },
  },
};

export type PayLanguage = keyof typeof words;

/** The page of an order: what is to be paid, and how it shall end. It has no script. */
export function orderPage(language: PayLanguage, order: KeptOrder, key: string): string {
  const own = words[language];
  const { reference, amount, decimals, currency, returnUrl } = order;
  const form = (plan: Plan) => `<form method="post" action="/pay">
<input type="hidden" name="order" value="${escapeText(reference)}"><input type="hidden" name="key" value="${escapeText(key)}">
<input type="hidden" name="language" value="${language}"><button name="plan" value="${plan}">${own.plans[plan]}</button></form>`;
  const others = ['later', 'less', 'twice', 'disorder', 'refuse', 'never'] as const;
  const back = returnUrl === '' ? '' : `<a href="${escapeText(returnUrl)}">${own.back}</a>`;
  return frame(
    language,
    `<dl><div><dt>${own.pay}</dt><dd class="sum"><bdi dir="ltr">${fromMinor(amount, decimals)} ${escapeText(currency)}</bdi></dd></div>
<div><dt>${own.reference}</dt><dd><bdi dir="ltr">${escapeText(reference)}</bdi></dd></div></dl>
<div class="main">${form('now')}</div>
<details><summary>${own.others}</summary><div class="others">${others.map(form).join('')}</div></details>${back}`,
  );
}

/** What is said once an order has ended and nothing leads back. */
export function donePage(language: PayLanguage): string {
  return frame(language, `<h2>${words[language].done}</h2><p>${words[language].doneNote}</p>`);
}

/** What is said where there is nothing to pay. */
export function gonePage(language: PayLanguage): string {
  return frame(language, `<h2>${words[language].gone}</h2><p>${words[language].goneNote}</p>`);
}

function frame(language: PayLanguage, content: string): string {
  const { direction, title, demo } = words[language];
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/pay/pay.css">
</head>
<body><main><header><h1><bdi>${title}</bdi></h1><p>${demo}</p></header>${content}</main></body>
</html>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
