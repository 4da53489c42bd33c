import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import * as c2pa from '@contentauth/c2pa-wasm';

let loading: Promise<typeof c2pa> | undefined;

/** Loads the reference library (c2pa-rs as WebAssembly) once, which takes 0.2 s and 60 MB. */
export function loadC2pa(): Promise<typeof c2pa> {
  loading ??= load();
  return loading;
}

async function load(): Promise<typeof c2pa> {
  // The signing half of the library reads images with FileReaderSync, as in a browser's worker, which Node lacks.
  Object.assign(globalThis, { FileReaderSync: BytesReader });
  const file = createRequire(import.meta.url).resolve('@contentauth/c2pa-wasm/c2pa.wasm');
  await c2pa.default({ module_or_path: await readFile(file) });
  return c2pa;
}

/** The part of the Blob interface that the library uses. */
class BytesBlob {
  readonly bytes: Uint8Array;
  readonly size: number;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.size = bytes.byteLength;
  }

  slice(from: number, to: number): BytesBlob {
    return new BytesBlob(this.bytes.subarray(from, to));
  }
}

class BytesReader {
  readAsArrayBuffer(blob: BytesBlob): ArrayBuffer {
    return new Uint8Array(blob.bytes).buffer;
  }
}

export function asBlob(bytes: Uint8Array): Blob {
  return new BytesBlob(bytes) as unknown as Blob;
}
