/** Files that Vite puts beside the browser's scripts under a name with their hash. */
declare module '*?url' {
  const url: string;
  export default url;
}
