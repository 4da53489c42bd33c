/**
 * Keeps out what is plainly something else (a PDF, a film); everything doubtful goes to the server, which
 * looks at the content.
 */
export function looksLikePicture(file: { readonly type: string; readonly name: string }): boolean {
  return (
    file.type.startsWith('image/') || file.type === '' || /\.(jpe?g|png|webp|hei[cf]|avif)$/i.test(file.name)
  );
}
