import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { brandDrawings } from './brand-drawings.ts';

const iconSizes = [192, 512] as const;

/** Writes logo, mark and home screen icons of every brand below its `assets/`; gives the paths. */
export async function writeBrandAssets(merchantsDir: string): Promise<string[]> {
  const written: string[] = [];
  for (const [code, draw] of Object.entries(brandDrawings)) {
    const folder = join(merchantsDir, code, 'assets');
    await mkdir(folder, { recursive: true });
    const { logo, mark, icon } = draw();
    const put = async (name: string, data: string | Buffer): Promise<void> => {
      await writeFile(join(folder, name), data);
      written.push(join(folder, name));
    };
    await put('logo.svg', logo);
    await put('mark.svg', mark);
    for (const size of iconSizes) {
      const picture = sharp(Buffer.from(icon), { density: 144 }).resize(size, size);
      await put(`icon-${size}.png`, await picture.png({ palette: true, colours: 128, effort: 10 }).toBuffer());
    }
  }
  return written;
}
