export default function GalleryPage() {
  return <main>gallery</main>;
}
