const MOST = 32_767;

/** Writes the text of src/imaging/models/clothes/clothes-weights.ts: 16-bit levels of each tensor, little-endian, in base64. */
export function weightsFile(weights: Readonly<Record<string, Float32Array>>): string {
  const tensors = Object.entries(weights).map(([name, values]) => {
    const most = values.reduce((largest, value) => Math.max(largest, Math.abs(value)), 1e-9);
    const scale = Number((most / MOST).toPrecision(7));
    const bytes = Buffer.alloc(values.length * 2);
    values.forEach((value, i) => {
      bytes.writeInt16LE(Math.max(-MOST, Math.min(MOST, Math.round(value / scale))), i * 2);
    });
    return `  ${name}: { scale: ${scale}, levels: '${bytes.toString('base64')}' },\n`;
  });
  return [
    '// Written by scripts/clothes-map/fit.ts: for each tensor of clothes-head.ts 16-bit levels in base64; value = level × scale.\n',
    'export const CLOTHES_WEIGHTS: Readonly<Record<string, { readonly scale: number; readonly levels: string }>> = {\n',
    ...tensors,
    '};\n',
  ].join('');
}
