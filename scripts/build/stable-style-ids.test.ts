import { describe, expect, it } from 'vitest';
import { nameStyledComponents, withoutIndents } from './stable-style-ids.ts';

describe('nameStyledComponents', () => {
  it('names each component by file and place', () => {
    const code =
      'const A = styled.div`a`;\nconst B = styled(Frame)<{ $on: boolean }>`b`;\nconst C = styled.a.attrs({})`c`;';
    const named = nameStyledComponents(code, 'src/ui/a.tsx');
    expect(named.match(/componentId: 'l[0-9a-f]{6}\d'/g)).toHaveLength(3);
    expect(new Set(named.match(/componentId: '\w+'/g)).size).toBe(3);
    expect(named).toContain('<{ $on: boolean }>`b`');
    expect(nameStyledComponents(code, 'src/ui/a.tsx')).toBe(named);
  });

  it('keeps an id that is already given', () => {
    const code = "const A = styled.div.withConfig({ componentId: 'x' })`a`;";
    expect(nameStyledComponents(code, 'src/ui/a.tsx')).toBe(code);
  });

  it('leaves prose about styled components alone', () => {
    expect(nameStyledComponents("import styled from 'styled-components'; // styled is nice", 'a')).not.toContain(
      'withConfig',
    );
  });
});

describe('withoutIndents', () => {
  it('takes the indents of templates and keeps their lines, so that a comment still ends', () => {
    expect(withoutIndents('const A = styled.div`\n  color: red; // why\n  // for that;\n\tmargin: 0 1px;\n`;')).toBe(
      'const A = styled.div`\ncolor: red; // why\n// for that;\nmargin: 0 1px;`;',
    );
  });

  it('takes the ends of declarations', () => {
    expect(withoutIndents('const A = styled.div`\n  color: red;\n  margin: 0 1px;\n`;')).toBe(
      'const A = styled.div`\ncolor: red;margin: 0 1px;`;',
    );
  });

  it('takes comments of one line, and no word to the bundler', () => {
    expect(withoutIndents('const A = styled.div`\n  /* Why: a b. */\n  &:hover { top: 0; }\n`;')).toBe(
      'const A = styled.div`\n&:hover { top: 0; }\n`;',
    );
    const pure = '/* @__PURE__ */\nf();';
    expect(withoutIndents(pure)).toBe(pure);
  });
});
