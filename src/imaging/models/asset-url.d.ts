/** URLs of files that Vite emits beside the browser's scripts, with a hash in their names. */
declare module '*?url' {
  const url: string;
  export default url;
}
