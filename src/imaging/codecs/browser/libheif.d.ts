/** The part of the package's high-level interface that we use; the package has no types for its module. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    /** Writes RGBA into `image.data`; the callback gets the image, or null when decoding failed. */
    display(image: ImageData, done: (result: ImageData | null) => void): void;
  }
  interface Libheif {
    readonly HeifDecoder: new () => { decode(bytes: Uint8Array): readonly HeifImage[] };
  }
  export default function createLibheif(options: { print: () => void; printErr: () => void }): Libheif;
}
