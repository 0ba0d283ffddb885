import { describe, expect, it } from 'vitest';
import { answerAll } from './ask-brand.ts';
import { brandQuestions } from './brand-questions.ts';

const questions = brandQuestions({
  languages: ['en', 'ur'],
  themes: ['chamak', 'karat', 'soda'],
  merchantsDir: 'merchants',
  themesDir: 'themes',
});

describe('answerAll', () => {
  it('asks again until an answer will do, and offers what is usual', async () => {
    const person = aPerson(['Blue Lagoon', '', 'krat', 'karat', '#0fb5ae', '#0fb5ae,#1b2a49', 'ur en', '', '']);
    expect(await answerAll(questions, { given: {}, ...person })).toEqual({
      name: 'Blue Lagoon',
      code: 'blue-lagoon',
      like: 'karat',
      look: '#0fb5ae,#1b2a49',
      languages: 'ur en',
      currency: 'EUR',
      logo: '',
    });
    expect(person.said).toEqual([
      '  "krat" is none of karat, chamak, soda, tide, ninety, amber: did you mean karat?',
      '  "#0fb5ae" are not two colours with a comma between them.',
    ]);
    expect(person.questions[1]).toContain('(blue-lagoon)');
  });

  it('asks for nothing that was given, and for nothing at all where nobody can answer', async () => {
    const person = aPerson(['', '', '', '', '']);
    const given = { code: 'harbour-house', look: 'karat' };
    const asked = await answerAll(questions, { given, ...person });
    expect(person.questions).toHaveLength(5);
    expect(await answerAll(questions, { given, say: person.say })).toEqual(asked);
    expect(asked).toMatchObject({ name: 'Harbour House', like: 'soda', look: 'karat', languages: 'en' });
  });

  it.each([
    [{}, '--name is missing.'],
    [{ name: 'چراغ' }, '<code> is missing.'],
    [{ code: 'karat' }, '"karat" cannot be the code. merchants/karat exists: choose another code.'],
    [
      { code: '1st' },
      '"1st" cannot be the code. A code begins with a letter and has 2 to 31 small letters, digits and dashes.',
    ],
    [{ code: 'Lagoon' }, '"Lagoon" cannot be the code. A code begins with a letter'],
    [{ code: 'lagoon', look: 'karta' }, '--look: "karta" is none of chamak, karat, soda: did you mean karat?'],
    [{ code: 'lagoon', languages: 'en,fr' }, '--languages: "fr" is none of en, ur.'],
    [{ code: 'lagoon', currency: 'eur' }, '--currency: A currency has 3 to 6 capitals, as EUR.'],
    [{ code: 'lagoon', logo: 'logo.gif' }, '--logo: logo.gif is no SVG, PNG, WebP or AVIF picture.'],
    [{ code: 'lagoon', logo: 'absent.svg' }, '--logo: There is no picture absent.svg.'],
  ])('says in one sentence what is wrong with %o', async (given, sentence) => {
    await expect(answerAll(questions, { given, say: () => {} })).rejects.toThrow(sentence);
  });
});

function aPerson(answers: readonly string[]) {
  const questions: string[] = [];
  const said: string[] = [];
  const ask = async (question: string) => {
    questions.push(question);
    const answer = answers[questions.length - 1];
    if (answer === undefined) throw new Error(`Nobody knows an answer to ${question}`);
    return answer;
  };
  return { questions, said, ask, say: (line: string) => void said.push(line) };
}
