import sans from '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf?url';
import sansBold from '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf?url';
import serif from '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf?url';
import serifBold from '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf?url';
import { type BuiltPdf, buildPdf, type Fonts } from './build-pdf.ts';
import type { PdfRequest, PdfResponse } from './pdf-messages.ts';

// A thread of its own keeps typing smooth while the PDF of a long CV is made.

let fonts: Promise<Fonts> | undefined;

self.addEventListener('message', async ({ data }: MessageEvent<PdfRequest>) => {
  const { id, resume, settings, photo } = data;
  let response: PdfResponse;
  try {
    fonts ??= loadFonts();
    const built: BuiltPdf = await buildPdf(resume, settings, photo, await fonts, new Date());
    response = { id, ok: true, ...built };
  } catch (error) {
    // Fonts that did not load are requested again next time.
    fonts = undefined;
    response = { id, ok: false, message: String(error) };
  }
  self.postMessage(response, { transfer: response.ok ? [response.bytes.buffer] : [] });
});

async function loadFonts(): Promise<Fonts> {
  const load = async (url: string) => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  };
  const [one, two, three, four] = await Promise.all([
    load(sans),
    load(sansBold),
    load(serif),
    load(serifBold),
  ]);
  return { sans: one, 'sans-bold': two, serif: three, 'serif-bold': four };
}
