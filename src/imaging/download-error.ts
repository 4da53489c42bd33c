/** A model or a part of the code did not arrive: no connection, a missing file, or one that ends early. */
export class DownloadError extends Error {
  override readonly name = 'DownloadError';
}
